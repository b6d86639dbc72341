import { workerPool } from '../../workers/worker-pool.ts';
import { WorkbookRefused } from '../workbook-refused.ts';
import type { Marking } from './mark-workbook.ts';
import type { MarkingAnswer } from './mark-workbook-worker.ts';

const pool = workerPool({
  module: new URL('./mark-workbook-worker.ts', import.meta.url),
  timeLimitMs: 10_000,
  maxOldGenerationMb: 512,
  size: 2,
});

/**
 * Marks cells of an already read workbook, in a worker thread within 10 s and 512 MiB: reading takes up to 256 MiB, and
 * the outlines of its parts come on top. Organisations take turns.
 *
 * @throws WorkbookRefused when a part is too large to be marked
 * @throws WorkFailed, WorkTimedOut, WorkOutOfMemory, WorkQueueFull when it could not be marked
 */
export const markedWorkbook = async (
  bytes: Uint8Array,
  marking: Marking,
  organisation: string,
): Promise<Uint8Array> => {
  const answer = await pool.run<{ bytes: Uint8Array; marking: Marking }, MarkingAnswer>(
    { bytes, marking },
    organisation,
  );
  if ('refused' in answer) throw new WorkbookRefused(answer.refused);
  return answer.marked;
};
