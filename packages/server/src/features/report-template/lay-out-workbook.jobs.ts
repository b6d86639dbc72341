import { serveWork } from '../../kernel/workers/serve-work.ts';
import { blankWorkbook } from './blank-workbook.queries.ts';
import type { WorkbookToLayOut } from './lay-out-workbook.queries.ts';

// Runs in the thread that lay-out-workbook.queries.ts starts; nothing else imports it.
serveWork(({ template, answers }: WorkbookToLayOut): Promise<Uint8Array> => blankWorkbook(template, answers));
