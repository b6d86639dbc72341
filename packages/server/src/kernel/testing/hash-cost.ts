import { setHashCost } from '../access/password-hash.ts';

/** Tests hash hundreds of passwords, so each costs next to nothing. */
export const setCheapHashCost = (): void => setHashCost({ N: 2 ** 4, r: 8, p: 1 });
