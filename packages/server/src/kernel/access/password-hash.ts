import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { refuse } from '../calls/refusal.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** OWASP Password Storage Cheat Sheet, scrypt: N=2^15, r=8, p=3. About 0.25 s of one core and 32 MB. */
const advised: Cost = { N: 2 ** 15, r: 8, p: 3 };
let present = advised;

/** Sets the cost of new hashes; without an argument, the recommended cost. For tests. */
export const setHashCost = (cost: Cost = advised): void => {
  present = cost;
};

const keyLength = 32;
/** Each occupies one of the four threads that files and DNS also need. */
const maxAtOnce = 2;
const maxWaiting = 60;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= maxWaiting) throw refuse(kernelErrors.busy);
  if (running >= maxAtOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place passes directly to the next in line, so that no newcomer can overtake.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

interface Stored extends Cost {
  salt: Buffer;
  key: Buffer;
}

const keyFor = (password: string, { N, r, p, salt }: Omit<Stored, 'key'>): Promise<Buffer> =>
  inTurn(() => derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }));

const write = ({ N, r, p, salt, key }: Stored): string =>
  `scrypt$${N}$${r}$${p}$${salt.toString('base64')}$${key.toString('base64')}`;

const read = (hash: string): Stored => {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key)
    throw new Error('A stored password is not in the form scrypt$N$r$p$salt$key');
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
};

/** The hash to compare with if the account does not exist: the same work, and no password matches it. */
const nobody = { salt: randomBytes(16), key: randomBytes(keyLength) };

/** Hashes a password with scrypt as `scrypt$N$r$p$salt$key`. At most two at once; throws `busy` if too many wait. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return write({ ...present, salt, key: await keyFor(password, { ...present, salt }) });
};

/**
 * Compares a password with its stored hash, or does the same work without one. `outdated` means that the hash was made
 * with other parameters and should be renewed.
 */
export const checkPassword = async (
  password: string,
  hash: string | undefined,
): Promise<{ matches: boolean; outdated: boolean }> => {
  const stored: Stored = hash === undefined ? { ...present, ...nobody } : read(hash);
  const key = await keyFor(password, stored);
  const matches = key.length === stored.key.length && timingSafeEqual(key, stored.key) && hash !== undefined;
  return { matches, outdated: stored.N !== present.N || stored.r !== present.r || stored.p !== present.p };
};
