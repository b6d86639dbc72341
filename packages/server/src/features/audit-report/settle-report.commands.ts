import type { ReportOutcome } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { type Standing, survivesReports } from '../audit-life/audit-life.public.ts';
import { type Answered, type Questions, settleQuestions } from '../confirmation/confirmation.public.ts';

/** Messages about a record that do not come from its report. */
interface News {
  /** Why the record is held. */
  held: readonly ReportMessage[];
  /** What the report does not change. */
  kept: readonly ReportMessage[];
}

export const describeStanding = (
  { holdingReason, certificationStatus }: Standing,
  before: Standing | undefined,
): News => {
  const stays = before && survivesReports(certificationStatus);
  return {
    held: holdingReason ? [{ message: `The record is Holding. ${holdingReason}.` }] : [],
    kept: stays ? [{ message: `The certification status of the record stays ${certificationStatus}.` }] : [],
  };
};

/** An uploaded or edited report, judged and ready to be stored. */
export interface JudgedSubmission<T> {
  refusals: readonly ReportMessage[];
  questions: Questions;
  /** Confirmations that the caller has sent along. */
  answered: Answered;
  warnings: readonly ReportMessage[];
  news: News;
  store: () => Promise<T>;
}

export interface SettledReport<T> {
  status: ReportOutcome;
  messages: ReportMessage[];
  /** What storing it returned; absent if nothing was stored. */
  stored?: T;
}

/** Stores a report, unless it is refused or a question must be answered first. Call it under the lock of its slot. */
export const settleReport = async <T>(
  ctx: WriteContext,
  { refusals, questions, answered, warnings, news, store }: JudgedSubmission<T>,
): Promise<SettledReport<T>> => {
  if (refusals.length) return { status: 'Validation', messages: [...refusals] };
  const question = await settleQuestions(ctx, questions, answered);
  if (question) return question;
  const stored = await store();
  const noted = [...warnings, ...news.kept];
  return {
    status: noted.length ? 'SuccessWithWarnings' : 'Success',
    messages: [...noted, ...news.held],
    stored,
  };
};
