import { WorkbookRefused } from '../../../kernel/workbooks/workbook-refused.ts';
import { serveWork } from '../../../kernel/workers/serve-work.ts';
import { templates } from '../../report-template/report-template.public.ts';
import type { WorkerAnswer } from './parse-report.queries.ts';
import { readReport } from './read-report.rules.ts';

// Runs in the thread that parse-report.queries.ts starts; nothing else imports it.
serveWork(async (bytes: Uint8Array): Promise<WorkerAnswer> => {
  try {
    const { template, ...rest } = await readReport(bytes, templates);
    const stamp = template ? { template: { code: template.code, version: template.version } } : {};
    return { outcome: 'read', ...stamp, ...rest };
  } catch (error) {
    if (!(error instanceof WorkbookRefused)) throw error;
    return { outcome: 'refused', reason: error.reason, message: error.message, detail: error.detail };
  }
});
