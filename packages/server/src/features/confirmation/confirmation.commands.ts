import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { sql } from 'kysely';
import type { Writer } from '../../kernel/database/database.ts';
import type { WriteContext } from '../../kernel/http/context.ts';

/** How long a question can be answered. */
export const questionLastsMs = 3_600_000;

/** What is asked before something is stored. A yes counts only for the same person, content, target and findings, for an hour. */
export interface Question {
  /** Of the file, or of what an edit would write. */
  contentSha256: string;
  /** The record and its version, or where a new one would stand. */
  target: string;
  status: 'Confirm' | 'OverrideWarning';
  findings: readonly ReportMessage[];
}

type Asked = Question & { userId: string };

const ask = async (db: Writer, { userId, contentSha256, target, status, findings }: Asked): Promise<void> => {
  await sql`insert into asked_question (user_id, content_sha256, target, status, findings)
    values (${userId}::bigint, ${contentSha256}, ${target}, ${status}, ${JSON.stringify(findings)}::jsonb)`.execute(db);
};

const wasAsked = async (db: Writer, { userId, contentSha256, target, status, findings }: Asked): Promise<boolean> => {
  const { rows } = await sql`select from asked_question
    where user_id = ${userId}::bigint and content_sha256 = ${contentSha256} and target = ${target} and status = ${status}
      and findings = ${JSON.stringify(findings)}::jsonb and asked_at >= app_now() - make_interval(secs => ${questionLastsMs / 1000}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
};

interface SaidYes {
  confirmed: boolean;
  overrideWarning: boolean;
}

/** Asks, unless there is nothing to ask or this person was asked the very same within the hour and has said yes. */
export const settleQuestion = async (
  ctx: WriteContext,
  question: Question,
  { confirmed, overrideWarning }: SaidYes,
): Promise<{ status: Question['status']; messages: ReportMessage[] } | undefined> => {
  const { status, findings } = question;
  if (findings.length === 0) return undefined;
  const asked = { ...question, userId: ctx.actor.id };
  const saidYes = status === 'Confirm' ? confirmed : overrideWarning;
  if (saidYes && (await wasAsked(ctx.db, asked))) return undefined;
  await ask(ctx.db, asked);
  return { status, messages: [...findings] };
};
