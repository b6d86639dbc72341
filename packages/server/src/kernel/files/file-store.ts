import { createHash } from 'node:crypto';

/** No file of this hash is in the store. */
export class FileMissing extends Error {
  constructor(sha256: string) {
    super(`The file ${sha256} is not in the store.`);
  }
}

/** What the store holds under this hash is not what was put there. */
export class FileDamaged extends Error {
  constructor(sha256: string) {
    super(`The file ${sha256} is damaged in the store.`);
  }
}

/**
 * Files by the SHA-256 of their content (64 lower-case hex digits). A file never changes and has no name here: names,
 * media types and permissions are rows of the database.
 */
export interface FileStore {
  /** Keeps `bytes` safe against a crash before it resolves to their hash; putting the same again is no error. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws FileMissing, or FileDamaged when the content no longer has that hash */
  read(sha256: string): Promise<Buffer>;
}

/** The name of a file in every store: 64 lower-case hex digits. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a store found under a hash. @throws FileDamaged when it is something else */
export const whole = (sha256: string, bytes: Buffer): Buffer => {
  if (sha256Of(bytes) !== sha256) throw new FileDamaged(sha256);
  return bytes;
};
