import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import type { Writer } from '../../kernel/database/database.ts';

/** How long a question can be answered. */
export const questionLastsMs = 3_600_000;

/**
 * Questions asked before something is stored. An answer counts only for the same person, content, target and findings,
 * for an hour.
 */
export interface Questions {
  /** Of the file, or of what an edit would store. */
  contentSha256: string;
  /** The record and its version, or the slot of a new one. */
  target: string;
  /** Asked first. */
  confirms: readonly ReportMessage[];
  /** Asked once the first ones are confirmed. */
  overrides: readonly ReportMessage[];
}

/** What the caller says to have confirmed; it counts only if it was asked. */
export interface Answered {
  confirmed: boolean;
  overrideWarning: boolean;
}

interface Question {
  status: 'Confirm' | 'OverrideWarning';
  messages: ReportMessage[];
}

type AskedQuestion = Pick<Questions, 'contentSha256' | 'target'> & Question & { userId: string };

const ask = async (db: Writer, { userId, contentSha256, target, status, messages }: AskedQuestion): Promise<void> => {
  await sql`insert into asked_question (user_id, content_sha256, target, status, findings)
    values (${userId}::bigint, ${contentSha256}, ${target}, ${status}, ${JSON.stringify(messages)}::jsonb)`.execute(db);
};

const wasAsked = async (
  db: Writer,
  { userId, contentSha256, target, status, messages }: AskedQuestion,
): Promise<boolean> => {
  const { rows } = await sql`select from asked_question
    where user_id = ${userId}::bigint and content_sha256 = ${contentSha256} and target = ${target} and status = ${status}
      and findings = ${JSON.stringify(messages)}::jsonb
      and asked_at >= app_now() - make_interval(secs => ${questionLastsMs / 1000}) limit 1`.execute(db);
  return rows.length > 0;
};

/** The first question that this person has not been asked in the same words within the hour, or has not answered. */
export const settleQuestions = async (
  ctx: WriteContext,
  { contentSha256, target, confirms, overrides }: Questions,
  { confirmed, overrideWarning }: Answered,
): Promise<Question | undefined> => {
  const questions: (Question & { isAnswered: boolean })[] = [
    { status: 'Confirm', messages: [...confirms], isAnswered: confirmed },
    { status: 'OverrideWarning', messages: [...overrides], isAnswered: overrideWarning },
  ];
  for (const { isAnswered, ...question } of questions) {
    const asked = { ...question, contentSha256, target, userId: ctx.actor.id };
    if (question.messages.length === 0 || (isAnswered && (await wasAsked(ctx.db, asked)))) continue;
    await ask(ctx.db, asked);
    return question;
  }
  return undefined;
};
