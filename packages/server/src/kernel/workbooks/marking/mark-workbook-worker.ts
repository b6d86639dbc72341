import { serveWork } from '../../workers/serve-work.ts';
import { type RefusalReason, WorkbookRefused } from '../workbook-refused.ts';
import { type Marking, markWorkbook } from './mark-workbook.ts';

export type MarkingAnswer = { marked: Uint8Array } | { refused: RefusalReason };

serveWork(async ({ bytes, marking }: { bytes: Uint8Array; marking: Marking }): Promise<MarkingAnswer> => {
  try {
    return { marked: await markWorkbook(bytes, marking) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return { refused: error.reason };
    throw error;
  }
});
