import type { Settings } from '../settings/settings.ts';
import { askClamd, type ClamdTimeouts, clamdAddress } from './clamd.ts';

/**
 * The outcome of a scan. Only `clean` is safe: a file that is `unscannable` (too large, too deep, encrypted), or whose
 * scanner was `unavailable`, must be refused. A deployment without a scanner answers `notScanned`.
 */
export type Scan =
  | { status: 'clean' }
  | { status: 'infected'; signature: string }
  | { status: 'unscannable'; reason: string }
  | { status: 'unavailable'; reason: string }
  | { status: 'notScanned' };

/** Scans one file in memory. Never throws: failures are `unavailable`. */
export type Scanner = (bytes: Uint8Array) => Promise<Scan>;

/** Any reply that is not a plain verdict counts as unavailable, never as clean. */
const verdict = (reply: string): Scan => {
  if (reply === 'stream: OK') return { status: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (signature && /^Heuristics\.(Limits|Encrypted)\b/.test(signature))
    return { status: 'unscannable', reason: signature };
  if (signature) return { status: 'infected', signature };
  if (/size limit exceeded/i.test(reply)) return { status: 'unscannable', reason: reply };
  return { status: 'unavailable', reason: reply };
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};

/**
 * The deployment's scanner: clamd when CLAMD is set. Clamd needs `AlertExceedsMax yes`, or it reports content beyond its
 * limits as clean. Of a file inside an archive it reads only the first MaxFileSize bytes without reporting it: a user who unpacks
 * an upload must limit that.
 * @throws Error when CLAMD is not an address
 */
export const openScanner = (
  { CLAMD }: Pick<Settings, 'CLAMD'>,
  timeouts: ClamdTimeouts = { connectMs: 3_000, idleMs: 60_000 },
): Scanner => {
  if (!CLAMD) return async () => ({ status: 'notScanned' });
  const address = clamdAddress(CLAMD);
  return (bytes) =>
    askClamd(address, bytes, timeouts).then(verdict, (error) => ({ status: 'unavailable', reason: reasonOf(error) }));
};
