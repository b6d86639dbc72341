import { clock } from '../clock/clock.ts';

/** Most callers counted in one window. Beyond that, counting restarts, so that a flood cannot exhaust memory. */
const maxCallers = 50_000;

export interface CallLimit {
  most: number;
  seconds: number;
}

/** Counts a caller's call. When the limit is exceeded, answers the seconds until the next call is allowed. */
export type CallCounter = (caller: string) => number | undefined;

/**
 * Limits each caller to `most` calls in a window of `seconds`, counted in this process. It bounds the load from one caller;
 * `requireAttempt` enforces limits that must hold across all servers.
 */
export const createCallCounter = ({ most, seconds }: CallLimit): CallCounter => {
  const windowMs = seconds * 1000;
  let calls = new Map<string, number>();
  let window = Number.NaN;
  return (caller) => {
    const now = clock.now().getTime();
    const present = Math.floor(now / windowMs);
    if (present !== window || calls.size >= maxCallers) calls = new Map();
    window = present;
    const count = (calls.get(caller) ?? 0) + 1;
    calls.set(caller, count);
    return count > most ? Math.ceil(((present + 1) * windowMs - now) / 1000) : undefined;
  };
};
