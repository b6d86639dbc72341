// The memory that a directory uses while it works.
import { setTimeout as pause } from 'node:timers/promises';
import type { MeasuredDirectory } from './directory-process.ts';

const megabytes = (bytes: number) => bytes / 1024 ** 2;

/** The memory used while `work` runs, in megabytes, sampled ten times a second. */
export const memoryDuring = async (directory: MeasuredDirectory, work: () => Promise<unknown>): Promise<number[]> => {
  const working = { still: true };
  const seen: number[] = [];
  const watch = async () => {
    while (working.still) {
      seen.push(megabytes(await directory.memory()));
      await pause(100);
    }
  };
  const watching = watch();
  try {
    await work();
    return seen;
  } finally {
    working.still = false;
    await watching;
  }
};

/** The peaks of the first and the second half of the time. */
export const peaksByHalf = (seen: readonly number[]): [number, number] => {
  const middle = Math.ceil(seen.length / 2);
  return [Math.max(...seen.slice(0, middle)), Math.max(...seen.slice(middle))];
};
