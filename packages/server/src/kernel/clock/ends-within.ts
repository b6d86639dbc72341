import { setTimeout as wait } from 'node:timers/promises';

/** Whether `work` ends within so many milliseconds; otherwise it goes on by itself. Throws what it throws in that time. */
export const endsWithin = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  const timer = new AbortController();
  const late = wait(milliseconds, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    timer.abort();
  }
};
