import type { ImportForm } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { type ErrorDefinition, fileErrors } from '@attestry/contract/kernel/errors.ts';
import { maxWorkbookBytes } from '@attestry/contract/kernel/fields.ts';
import type { UploadContext, UploadedFile } from '../../kernel/calls/context.ts';
import { sha256Of } from '../../kernel/files/file-store.ts';
import { storedFileName } from '../../kernel/files/stored-file-name.ts';
import { scanToStore } from '../../kernel/scan/scan-to-store.ts';
import { WorkbookRefused } from '../../kernel/workbooks/workbook-refused.ts';
import { parseReport } from '../report-answers/report-answers.public.ts';
import { interpret, type Upload } from './uploaded-report.rules.ts';

/** An uploaded report; or why the virus scan refused the file, or why it was not read as a report. */
export type ReadUpload = Upload | { refused: ErrorDefinition } | { unread: readonly ReportMessage[] };

/** Reads an uploaded file as a report: size, virus scan, container, parsing, and what the report says by itself. */
export const readUpload = async (
  ctx: UploadContext,
  form: ImportForm,
  { bytes, name }: UploadedFile,
): Promise<ReadUpload> => {
  if (bytes.length > maxWorkbookBytes) return { unread: [{ message: new WorkbookRefused('too-large').message }] };
  if (bytes.length === 0) return { unread: [{ message: fileErrors.empty.message }] };
  const scanned = await scanToStore(ctx, bytes);
  if ('refused' in scanned) return scanned;
  const parsed = await parseReport(bytes, ctx.organisation);
  if (parsed.outcome === 'refused') {
    ctx.log.info({ reason: parsed.reason, detail: parsed.detail, requestId: ctx.requestId }, 'a report was not read');
    return { unread: [{ message: parsed.message }] };
  }
  const { LATE_UPLOAD_DAYS: lateAfterDays } = ctx.kernel.settings;
  const interpreted = interpret(parsed, { today: ctx.today, lateAfterDays });
  if ('problems' in interpreted) return { unread: interpreted.problems };
  const file = { bytes, sha256: sha256Of(bytes), name: storedFileName(name, 'report.xlsx'), scan: scanned.scan };
  return { form, ...interpreted, file };
};
