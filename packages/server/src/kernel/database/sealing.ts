import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts while they are stored in the database: a copy of it alone is useless. */
export interface Sealing {
  seal(text: string): string;
  /** Undefined for text that was encrypted under another database password or altered since. */
  open(sealed: string): string | undefined;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The key is derived from the password of the server's role: every server of a directory has it, and no table. */
export const openSealing = (serverUrl: string): Sealing => {
  const password = decodeURIComponent(new URL(serverUrl).password);
  const key = new Uint8Array(hkdfSync('sha256', password, '', 'attestry sealing', 32));
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      const parts = [nonce, sealing.update(text, 'utf8'), sealing.final()];
      return Buffer.concat([...parts, sealing.getAuthTag()]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
      opening.setAuthTag(bytes.subarray(-tagBytes));
      try {
        return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
