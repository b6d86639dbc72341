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
 * Looks into an Office document off the main thread; one that takes more than 10 s or 128 MiB is too large. Organisations
 * take turns.
 * @throws WorkFailed, WorkQueueFull when it could not be tried at all
 */
export const inspectOffice = async (bytes: Uint8Array, whose: string): Promise<OfficeFinding> => {
  try {
    return await pool.run<Uint8Array, OfficeFinding>(bytes, whose);
  } catch (error) {
    if (error instanceof WorkTimedOut || error instanceof WorkOutOfMemory) return 'too large';
    throw error;
  }
};
