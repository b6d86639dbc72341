import {
  maxListedWork,
  type SystemWork,
  type WaitingJob,
  type WaitingMail,
  type WorkState,
} from '@attestry/contract/features/system/system.schema.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/calls/context.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { presentMoment } from '../../kernel/fields/moment.ts';
import { secretPlaceholder } from '../../kernel/mail/send-mail.ts';

const mayBeRetried = (state: WorkState) => state === 'failed' || state === 'failedOnce';

/** Those that failed come first, the latest before the others. */
const failedFirst = sql`order by array_position(array['failed', 'failedOnce', 'underWay', 'waiting'], state), id desc
  limit ${maxListedWork}`;

interface Counted {
  all: number;
}

const totalOf = (rows: readonly Counted[]) => rows[0]?.all ?? 0;

const jobs = sql`select id, task_identifier as name, attempts, last_error as "lastError", ${presentMoment(sql`created_at`)} as since,
    case when locked_at is not null then 'underWay' when attempts >= max_attempts then 'failed'
      when attempts > 0 then 'failedOnce' else 'waiting' end as state,
    case when locked_at is null and attempts < max_attempts then ${presentMoment(sql`run_at`)} end as "nextAttempt"
  from graphile_worker.jobs`;

type Job = Omit<WaitingJob, 'isAbleToRetry'>;

/** One job that has not ended, or failed. */
export const readJob = async (db: Reader, id: string): Promise<Job | undefined> =>
  (await sql<Job>`select * from (${jobs}) as job where id = ${id}::bigint`.execute(db)).rows[0];

const readJobs = async (db: Reader): Promise<SystemWork['jobs']> => {
  const { rows } = await sql<Job & Counted>`
    select *, count(*) over ()::int as all from (${jobs}) as job ${failedFirst}`.execute(db);
  return {
    total: totalOf(rows),
    rows: rows.map(({ all: _, ...job }) => ({ ...job, isAbleToRetry: mayBeRetried(job.state) })),
  };
};

/** While it is sent, its next attempt is that after the death of the server that sends it. */
const mails = sql`select id, subject, jsonb_build_object('name', recipient_name, 'address', recipient_address) as recipient,
    attempts, last_error as "lastError", ${presentMoment(sql`created_at`)} as since, ${presentMoment(sql`next_attempt_at`)} as "nextAttempt",
    case when next_attempt_at is null then 'failed' when attempts = 0 then 'waiting'
      when last_error is null then 'underWay' else 'failedOnce' end as state,
    sealed_secret is null and text like ${`%${secretPlaceholder}%`} as "linkEnded"
  from mail where sent_at is null`;

type Mail = Omit<WaitingMail, 'isAbleToRetry'> & { linkEnded: boolean };

/** One mail that was not sent. */
export const readMail = async (db: Reader, id: string): Promise<Mail | undefined> =>
  (await sql<Mail>`${mails} and id = ${id}::bigint`.execute(db)).rows[0];

const readMails = async (db: Reader): Promise<SystemWork['mails']> => {
  const { rows } = await sql<Mail & Counted>`
    select *, count(*) over ()::int as all from (${mails}) as mail ${failedFirst}`.execute(db);
  return {
    total: totalOf(rows),
    rows: rows.map(({ all: _, linkEnded, ...mail }) => ({
      ...mail,
      isAbleToRetry: mayBeRetried(mail.state) && !linkEnded,
    })),
  };
};

/** The jobs and mails that wait or failed. */
export const readWork = async ({ db }: Context): Promise<SystemWork> => ({
  jobs: await readJobs(db),
  mails: await readMails(db),
});
