import { workerPool } from '../../workers/worker-pool.ts';
import type { Marking } from './mark-workbook.ts';

const pool = workerPool({
  module: new URL('./mark-workbook-worker.ts', import.meta.url),
  timeLimitMs: 10_000,
  maxOldGenerationMb: 256,
  size: 2,
});

/**
 * Marks cells of an already read workbook, in a worker thread within 10 s and 256 MiB. Organisations take turns.
 *
 * @throws WorkFailed, WorkTimedOut, WorkOutOfMemory, WorkQueueFull when it could not be marked
 */
export const markedWorkbook = (bytes: Uint8Array, marking: Marking, organisation: string): Promise<Uint8Array> =>
  pool.run<{ bytes: Uint8Array; marking: Marking }, Uint8Array>({ bytes, marking }, organisation);
