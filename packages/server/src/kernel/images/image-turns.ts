import sharp from 'sharp';
import { fairQueue } from '../workers/fair-queue.ts';

// Each image uses one thread.
sharp.concurrency(1);
sharp.cache(false);

// Two of libuv's four threads, which also read and write files.
const queue = fairQueue({ maxConcurrent: 2 });

/** Runs work on an image. Organisations take turns. */
export const inTurn = <T>(organisation: string | undefined, work: () => Promise<T>): Promise<T> =>
  queue.run(organisation, work);
