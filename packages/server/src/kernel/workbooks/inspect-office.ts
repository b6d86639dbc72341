import { WorkOutOfMemory, WorkTimedOut } from '../workers/work-errors.ts';
import { workerPool } from '../workers/worker-pool.ts';
import type { OfficeFinding } from './office-package.ts';

const pool = workerPool({
  module: new URL('./office-package-worker.ts', import.meta.url),
  timeLimitMs: 10_000,
  maxOldGenerationMb: 128,
  size: 2,
});

/**
 * Inspects an Office document in a worker thread; one that takes more than 10 s or 128 MiB counts as too large. Organisations
 * take turns.
 * @throws WorkFailed, WorkQueueFull when it could not be inspected
 */
export const inspectOffice = async (bytes: Uint8Array, organisation: string): Promise<OfficeFinding> => {
  try {
    return await pool.run<Uint8Array, OfficeFinding>(bytes, organisation);
  } catch (error) {
    if (error instanceof WorkTimedOut || error instanceof WorkOutOfMemory) return 'too large';
    throw error;
  }
};
