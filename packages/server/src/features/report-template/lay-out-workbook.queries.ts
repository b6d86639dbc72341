import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { workerPool } from '../../kernel/workers/worker-pool.ts';

export interface WorkbookToLayOut {
  template: ReportTemplate;
  answers: Answers;
}

const pool = workerPool({
  module: new URL('./lay-out-workbook.jobs.ts', import.meta.url),
  timeLimitMs: 30_000,
  maxOldGenerationMb: 256,
});

/**
 * `blankWorkbook` in a worker thread: a long one would keep the server busy for half a second. Organisations take turns.
 *
 * @throws WorkFailed, WorkTimedOut after 30 s, WorkQueueFull
 */
export const layOutWorkbook = (workbook: WorkbookToLayOut, organisation: string): Promise<Uint8Array> =>
  pool.run<WorkbookToLayOut, Uint8Array>(workbook, organisation);
