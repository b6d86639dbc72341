import { setHashCost } from '../access/password-hash.ts';

/** Passwords cost next to nothing in tests, which hash hundreds; the journeys sign in at the real cost. */
export const hashQuickly = (): void => setHashCost({ N: 2 ** 4, r: 8, p: 1 });
