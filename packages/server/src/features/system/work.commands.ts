import { systemApi } from '@attestry/contract/features/system/system.api.ts';
import { systemErrors } from '@attestry/contract/features/system/system.errors.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import type { Context, WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { readJob, readMail } from './work.queries.ts';

interface Asked {
  kind: 'Job' | 'Mail';
  name: string;
  last_error: string | null;
}

const record = (db: Writer, asked: Asked) => db.insertInto('asked_attempt').values(asked).execute();

/** Tries a job at once, with as many further attempts as a new one has. */
export const retryJob = async ({ db }: WriteContext, id: string): Promise<{ id: string }> => {
  const job = await readJob(db, id);
  if (!job) throw refuse(kernelErrors.notFound);
  const { rows } =
    await sql`select from graphile_worker.reschedule_jobs(array[${id}::bigint], now(), attempts => 0)`.execute(db);
  if (rows.length === 0) throw refuse(systemErrors.underWay);
  await record(db, { kind: 'Job', name: `${job.name} ${id}`, last_error: job.lastError });
  return { id };
};

const makeDue = async (db: Writer, id: string) => {
  await sql`select from mail where id = ${id}::bigint for update`.execute(db);
  const mail = await readMail(db, id);
  if (!mail) throw refuse(kernelErrors.notFound);
  if (mail.state === 'underWay') throw refuse(systemErrors.underWay);
  if (mail.linkEnded) throw refuse(systemErrors.linkEnded);
  await sql`update mail set next_attempt_at = app_now() where id = ${id}::bigint`.execute(db);
  await record(db, { kind: 'Mail', name: `${mail.subject} (${id})`, last_error: mail.lastError });
};

/** Sends a mail as soon as that has been stored. */
export const retryMail = async ({ kernel, actor, requestId }: Context, id: string): Promise<{ id: string }> => {
  const cause = { actorId: actor.id, event: systemApi.retryMail.summary, requestId };
  await inTransaction(kernel.database, cause, (db) => makeDue(db, id));
  kernel.wake(deliverMailJob.name);
  return { id };
};
