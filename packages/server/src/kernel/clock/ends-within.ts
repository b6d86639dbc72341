import { setTimeout as wait } from 'node:timers/promises';

/** Whether `work` settles within the time; it continues either way. Rethrows an error thrown within that time. */
export const endsWithin = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  const timer = new AbortController();
  const late = wait(milliseconds, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    timer.abort();
  }
};
