import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { refetchAfter } from '../../../blocks/refetch.ts';
import { isUnderWay, type SendFile, type Upload } from '../../../blocks/uploads/upload-queue.ts';
import { useUploadQueue } from '../../../blocks/uploads/use-upload-queue.ts';
import { sendWith } from '../../../kernel/api.ts';
import { isRefusal, sentenceOf } from '../../../kernel/api-error.ts';
import { i18n } from '../../../kernel/texts.ts';

/** How many reports can be chosen at once. */
export const maxReports = 50;

/** The fields sent with a file, apart from the answers to questions. */
export interface UploadTarget {
  siteCode?: string;
  /** The audit whose report is replaced. */
  externalId?: string;
  owner?: string;
  certificationBodyId?: string;
}

/** A copy of the report as sent, because the file on disk may change before it is resent. */
export interface SentReport {
  target: UploadTarget;
  file: File;
}

interface Answer {
  result: ImportResult;
  sent: SentReport;
}

export type ReportUpload = Upload<Answer>;

/** The state of an upload, with an answer split into its kinds. */
export type Stage = Exclude<ReportUpload['state']['is'], 'answered'> | 'asks' | 'stored' | 'refused';

export const stageOf = ({ state }: ReportUpload): Stage => {
  if (state.is !== 'answered') return state.is;
  const { status, auditExternalId } = state.answer.result;
  if (status === 'Confirm' || status === 'OverrideWarning') return 'asks';
  if (auditExternalId !== undefined) return 'stored';
  return status === 'Error' ? 'failed' : 'refused';
};

/** The stage as the reader is told it. A file that was stored before is told apart, because nothing was changed. */
export type ToldStage = Stage | 'storedBefore';

export const toldStageOf = (upload: ReportUpload): ToldStage => {
  const { state } = upload;
  return state.is === 'answered' && state.answer.result.stored?.isStoredBefore ? 'storedBefore' : stageOf(upload);
};

/** A failed call has the status Error, like a scanner failure. A refusal brings its own message. */
const failedCall = (error: unknown): ImportResult => {
  const messages = [i18n.t('An unknown error has occurred'), ...(isRefusal(error) ? [sentenceOf(error)] : [])];
  return { status: 'Error', messages: messages.map((message) => ({ message })) };
};

/** The result of an upload; `called` is false if the call got no answer. */
interface ReportOutcome {
  result: ImportResult;
  called: boolean;
  sent?: SentReport;
}

export const outcomeOf = (upload: ReportUpload): ReportOutcome | undefined => {
  const { state } = upload;
  if (state.is === 'failed') return { result: failedCall(state.error), called: false };
  return state.is === 'answered' && stageOf(upload) !== 'asks' ? { ...state.answer, called: true } : undefined;
};

export const questionOf = (upload: ReportUpload): ImportResult | undefined =>
  upload.state.is === 'answered' && stageOf(upload) === 'asks' ? upload.state.answer.result : undefined;

/**
 * Questions of one kind can be confirmed together: they concern the same answers of the report, or the same
 * consequences. What they find may differ.
 */
export const kindOfQuestion = ({ status, messages }: ImportResult): string =>
  [status, ...new Set(messages.map(({ question, xmlTag }) => question ?? xmlTag ?? ''))].sort().join(' ');

interface Answers {
  confirmed?: 'true';
  overrideWarning?: 'true';
}

/**
 * The answers to resend once the reader answers this question with yes. The override is asked after the confirmation.
 */
const answersTo = ({ status }: ImportResult): Answers =>
  status === 'OverrideWarning' ? { confirmed: 'true', overrideWarning: 'true' } : { confirmed: 'true' };

/** Resends the same bytes and fields every time, so that an answer confirms what was checked. */
const senderOf = (target: UploadTarget, before?: SentReport, answers: Answers = {}): SendFile<Answer> => {
  let sent = before;
  return async ({ file }, options) => {
    sent ??= { target, file: new File([await file.arrayBuffer()], file.name) };
    const { importReport } = clientOf(sendWith({ quiet: true, ...options }), auditImportApi);
    const result = await importReport({ body: { ...sent.target, ...answers }, file: sent.file }).finally(
      // Also after a failure: a report that arrived completely may have been stored.
      () => void refetchAfter(auditImportApi.importReport),
    );
    return { result, sent };
  };
};

/** Uploads reports, asks the questions that come back, and resends each report with its answer. */
export const useReportUploads = () => {
  const { queue, uploads } = useUploadQueue<Answer>(({ result }) => result.retryAfter);
  const send = (keys: readonly number[], target: UploadTarget) => {
    for (const key of keys) queue.send([key], senderOf(target));
  };
  const confirm = (confirmed: readonly ReportUpload[]) => {
    for (const { key, state } of confirmed) {
      if (state.is !== 'answered') continue;
      const { result, sent } = state.answer;
      queue.send([key], senderOf(sent.target, sent, answersTo(result)));
    }
  };
  return { uploads, queue, send, confirm };
};

/** Whether leaving the page now would abandon this upload. */
export const isUnfinished = (upload: ReportUpload): boolean =>
  isUnderWay(upload) || stageOf(upload) === 'chosen' || stageOf(upload) === 'asks';
