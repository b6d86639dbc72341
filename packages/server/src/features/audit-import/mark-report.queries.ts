import { auditImportErrors } from '@attestry/contract/features/audit-import/audit-import.errors.ts';
import type { ImportForm } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { sentenceWithoutPlace } from '@attestry/contract/features/report-answers/report-answers.parts.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FileToSend, UploadContext, UploadedFile } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { CellMark } from '../../kernel/workbooks/marking/cell-mark.ts';
import { markedWorkbook } from '../../kernel/workbooks/marking/marked-workbook.ts';
import { WorkbookRefused } from '../../kernel/workbooks/workbook-refused.ts';
import { refusalByLimit } from '../report-answers/report-answers.public.ts';
import { readUpload } from './read-upload.queries.ts';
import { namedBy, targetOf } from './target-of-report.queries.ts';
import type { Upload } from './uploaded-report.rules.ts';

/** The findings in the workbook itself: in the report, and about the site that it names. */
const refusalsIn = async (ctx: UploadContext, upload: Upload): Promise<readonly ReportMessage[]> => {
  const target = await targetOf(ctx, upload);
  if ('notFound' in target) throw refuse(kernelErrors.notFound, { detail: target.notFound });
  const { refusals } = upload.judgement;
  return 'problems' in target ? [...target.problems, ...refusals] : refusals;
};

const noteOf = (message: ReportMessage): string => {
  const { found, expected } = message;
  return [sentenceWithoutPlace(message), found !== '' && expected].filter(Boolean).join('. ');
};

/** One mark for each cell, with all its findings. */
const marksOf = (messages: readonly ReportMessage[]): CellMark[] =>
  [...Map.groupBy(messages, ({ sheet, cell }) => (sheet && cell ? `${sheet}!${cell}` : ''))].flatMap(
    ([place, about]) => {
      const [first] = about;
      if (place === '' || !first) return [];
      const { sheet = '', cell = '', found } = first;
      return [{ sheet, cell, note: about.map(noteOf).join('\n'), isEmpty: found === '' }];
    },
  );

/** A workbook that can be read may still have notes or formats beyond any report's. */
const refuseMarking = (error: unknown): never => {
  const { message } = error instanceof WorkbookRefused ? error : refusalByLimit(error);
  throw refuse(auditImportErrors.notRead, { detail: message });
};

const markedName = (name: string): string => name.replace(/( marked)?(\.xlsx)?$/i, ' marked.xlsx');

/** Refuses a caller without the right to the named audit or site before the file is read. */
export const admitMarking = async (ctx: UploadContext, form: ImportForm): Promise<undefined> => {
  const named = await namedBy(ctx, form);
  if ('notFound' in named) throw refuse(kernelErrors.notFound, { detail: named.notFound });
};

/** The uploaded workbook with each wrong cell filled and a note at it. Nothing of it is stored. */
export const markReport = async (ctx: UploadContext, form: ImportForm, uploaded: UploadedFile): Promise<FileToSend> => {
  const upload = await readUpload(ctx, form, uploaded);
  if ('refused' in upload) throw refuse(upload.refused);
  if ('unread' in upload)
    throw refuse(auditImportErrors.notRead, { detail: upload.unread.map(({ message }) => message).join(' ') });
  const marks = marksOf(await refusalsIn(ctx, upload));
  if (marks.length === 0) throw refuse(auditImportErrors.nothingToMark);
  const { DIRECTORY_NAME: author } = ctx.kernel.settings;
  return {
    content: await markedWorkbook(upload.file.bytes, { marks, author }, ctx.organisation).catch(refuseMarking),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: markedName(upload.file.name),
  };
};
