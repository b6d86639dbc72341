import {
  type ImportForm,
  type ImportResult,
  importWithoutPlace,
} from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { type ErrorDefinition, fileErrors } from '@attestry/contract/kernel/errors.ts';
import type { UploadContext, UploadedFile } from '../../kernel/calls/context.ts';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { hasRoom } from '../../kernel/files/file-room.ts';
import { storingFiles } from '../../kernel/files/storing-files.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { WorkQueueFull } from '../../kernel/workers/work-errors.ts';
import { answerText, withLabels } from '../report-answers/report-answers.public.ts';
import { type Announced, countNotified } from './alert-of-upload.commands.ts';
import { readUpload } from './read-upload.queries.ts';
import { settleUpload } from './settle-upload.commands.ts';
import { namedBy } from './target-of-report.queries.ts';
import type { UploadedReport } from './uploaded-report.rules.ts';

const ended = (status: ImportResult['status'], ...messages: (string | ReportMessage)[]): ImportResult => ({
  status,
  messages: messages.map((message) => (typeof message === 'string' ? { message } : message)),
});

const unexpected = 'An unknown error has occurred';

const statusWhenRefused = (refusal: ErrorDefinition): ImportResult['status'] =>
  refusal === fileErrors.infected ? 'Virus' : 'Error';

/** Site and auditor as in the report, for the result screens. */
const factsOf = ({ read, programOwner }: { read: UploadedReport; programOwner: string }): Partial<ImportResult> => {
  const { keys } = read;
  const fact = (key: keyof typeof keys) => answerText(keys[key]);
  const facts = {
    programOwner,
    siteCode: fact('siteCode'),
    siteName: fact('siteName'),
    address1: fact('addressLine1'),
    address2: fact('addressLine2'),
    address3: fact('addressLine3'),
    siteCity: fact('city'),
    siteCountry: fact('country'),
    auditorName: fact('auditorName'),
    auditorNo: fact('auditorNumber'),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
};

/** The report is stored by now: a failure to count leaves the numbers out of the answer, and fails nothing. */
const notifiedOf = (ctx: UploadContext, announced: Announced) =>
  countNotified(ctx, announced).catch((error: unknown) => {
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'the people notified of a report could not be counted');
    return undefined;
  });

const readAndSettle = async (ctx: UploadContext, form: ImportForm, uploaded: UploadedFile): Promise<ImportResult> => {
  const { settings, wake } = ctx.kernel;
  const upload = await readUpload(ctx, form, uploaded);
  if ('refused' in upload) return ended(statusWhenRefused(upload.refused), upload.refused.message);
  if ('unread' in upload) return ended('Validation', ...upload.unread);
  const { read, figures } = upload;
  const { stored, announced, ...result } = await storingFiles(ctx, 'Upload report', (storing) =>
    settleUpload(storing, upload),
  );
  if (result.auditExternalId) wake(deliverMailJob.name);
  const told = announced ? await notifiedOf(ctx, announced) : [];
  const messages = withLabels(read.template, result.messages);
  const filledIn = result.status === 'Validation' ? { figures: [...figures] } : {};
  return {
    ...factsOf({ read, programOwner: settings.BODY_NAME }),
    ...result,
    ...(stored && { stored: { ...stored, ...(told && { told }) } }),
    ...filledIn,
    messages,
  };
};

/**
 * Refuses a caller without the right to the named audit or site before the file is read; hidden records are not
 * found.
 */
export const admitReport = async (ctx: UploadContext, form: ImportForm): Promise<ImportResult | undefined> => {
  const named = await namedBy(ctx, form);
  if ('notFound' in named) return ended('NotFound', named.notFound);
  if ('problems' in named && named.problems.length) return ended('Validation', ...named.problems);
  return (await hasRoom(ctx)) ? undefined : ended('Error', fileErrors.noRoom.message);
};

/**
 * Imports a report: size, virus scan, container, parsing, rules, then one transaction. Nothing is stored in the
 * directory before that succeeds. Every outcome is an answer with a status; only a missing permission is denied.
 */
export const importReport = async (ctx: UploadContext, form: ImportForm, file: UploadedFile): Promise<ImportResult> => {
  try {
    return await readAndSettle(ctx, form, file);
  } catch (error) {
    if (error instanceof Refusal && error.definition === fileErrors.noRoom) return ended('Error', error.message);
    if (error instanceof Refusal) throw error;
    if (error instanceof WorkQueueFull) return importWithoutPlace.all;
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a report could not be taken in');
    return ended('Error', unexpected);
  }
};
