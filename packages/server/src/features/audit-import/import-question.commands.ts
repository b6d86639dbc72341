import type { ImportMessage } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { sql } from 'kysely';
import type { Writer } from '../../kernel/database/database.ts';

/** How long a question can be answered. */
export const questionLastsMs = 3_600_000;

/** What a question was about. A confirmation counts only for the same person, file, target and findings, for an hour. */
export interface ImportQuestion {
  userId: string;
  sha256: string;
  target: string;
  status: 'Confirm' | 'OverrideWarning';
  findings: readonly ImportMessage[];
}

export const ask = async (db: Writer, { userId, sha256, target, status, findings }: ImportQuestion): Promise<void> => {
  await sql`insert into import_question (user_id, file_sha256, target, status, findings)
    values (${userId}::bigint, ${sha256}, ${target}, ${status}, ${JSON.stringify(findings)}::jsonb)`.execute(db);
};

export const wasAsked = async (
  db: Writer,
  { userId, sha256, target, status, findings }: ImportQuestion,
): Promise<boolean> => {
  const { rows } = await sql`select from import_question
    where user_id = ${userId}::bigint and file_sha256 = ${sha256} and target = ${target} and status = ${status}
      and findings = ${JSON.stringify(findings)}::jsonb and asked_at >= app_now() - make_interval(secs => ${questionLastsMs / 1000}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
};
