import { availableParallelism } from 'node:os';
import type { RefusalReason } from '../../../kernel/workbooks/workbook-refused.ts';
import { WorkOutOfMemory, WorkTimedOut } from '../../../kernel/workers/work-errors.ts';
import { workerPool } from '../../../kernel/workers/worker-pool.ts';
import { templateByCode } from '../../report-template/report-template.public.ts';
import type { ReadReport } from './read-report.rules.ts';

/** A file that could not be read: `message` is for the user, `detail` for the log. */
export interface RefusedReport {
  outcome: 'refused';
  reason: RefusalReason | 'took-too-long' | 'needed-too-much-memory';
  message: string;
  detail: string;
}

export type ParsedReport = ({ outcome: 'read' } & ReadReport) | RefusedReport;

/** Both threads have the templates, so that only the stamp is sent between them. */
export type WorkerAnswer =
  | ({ outcome: 'read'; template?: { code: string; version: string } } & Omit<ReadReport, 'template'>)
  | RefusedReport;

/** At least two, so that a large report does not block all others; more on more cores. */
const readers = Math.min(4, Math.max(2, availableParallelism()));

const pool = workerPool({
  module: new URL('./parse-report.jobs.ts', import.meta.url),
  timeLimitMs: 10_000,
  maxOldGenerationMb: 256,
  size: readers,
});

/** Starts the readers before the first upload. */
export const warmUpParser = (): void => pool.warmUp();

/** The answer for an exceeded limit; rethrows any other error. */
export const refusalByLimit = (error: unknown): RefusedReport => {
  const ending = 'Remove what does not belong to the report and try again.';
  if (error instanceof WorkTimedOut) {
    const message = `The workbook takes too long to read. ${ending}`;
    return { outcome: 'refused', reason: 'took-too-long', message, detail: error.message };
  }
  if (error instanceof WorkOutOfMemory) {
    const message = `The workbook is too large to read. ${ending}`;
    return { outcome: 'refused', reason: 'needed-too-much-memory', message, detail: error.message };
  }
  throw error;
};

/**
 * Reads an uploaded report off the main thread, within 10 s and 256 MiB. Organisations take turns. @throws WorkFailed,
 * WorkQueueFull for causes other than the report itself
 */
export const parseReport = async (bytes: Uint8Array, whose?: string): Promise<ParsedReport> => {
  try {
    const answer = await pool.run<Uint8Array, WorkerAnswer>(bytes, whose);
    if (answer.outcome === 'refused') return answer;
    const { template: stamp, ...rest } = answer;
    const template = stamp && templateByCode(stamp.code, stamp.version);
    return { ...rest, ...(template ? { template } : {}) };
  } catch (error) {
    return refusalByLimit(error);
  }
};
