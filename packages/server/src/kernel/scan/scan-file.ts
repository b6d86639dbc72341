import type { Settings } from '../settings/settings.ts';
import { askClamd, clamdAddress, type Patience } from './clamd.ts';

/**
 * What is known of a file. Only `clean` is: a file that is `unscannable` (too large, too deep, encrypted) or was met by
 * an `unavailable` scanner must be refused. `notScanned` is the answer of a deployment without a scanner.
 */
export type Scan =
  | { status: 'clean' }
  | { status: 'infected'; signature: string }
  | { status: 'unscannable'; reason: string }
  | { status: 'unavailable'; reason: string }
  | { status: 'notScanned' };

/** Scans one file, whole in memory. Never throws: what goes wrong is `unavailable`. */
export type Scanner = (bytes: Uint8Array) => Promise<Scan>;

/** Everything clamd may say that is not a plain verdict counts as "not available", never as clean. */
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
 * The deployment's scanner: clamd where CLAMD names one. Its configuration needs `AlertExceedsMax yes`, or it calls
 * clean what lies beyond its limits. Of a file inside an archive it reads only the first MaxFileSize bytes and does not
 * say so: how far an upload may unpack is for whoever opens it to limit.
 * @throws Error when CLAMD is no address
 */
export const openScanner = (
  { CLAMD }: Pick<Settings, 'CLAMD'>,
  patience: Patience = { connectMs: 3_000, idleMs: 60_000 },
): Scanner => {
  if (!CLAMD) return async () => ({ status: 'notScanned' });
  const address = clamdAddress(CLAMD);
  return (bytes) =>
    askClamd(address, bytes, patience).then(verdict, (error) => ({ status: 'unavailable', reason: reasonOf(error) }));
};
