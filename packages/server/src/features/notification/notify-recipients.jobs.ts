import { sql } from 'kysely';
import { z } from 'zod';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { declareJob } from '../../kernel/jobs/job.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { standardOfAlert } from './alert.queries.ts';
import { type RaisedAlert, raisedAlert, writeMail } from './alert-mail.commands.ts';
import { storeRecipients } from './recipients.queries.ts';

/** How many recipients are written to in one transaction. */
const portion = 100;

/** How long one run continues before it lets the server stop. */
const runMs = 10_000;

/** Locks the alert that has waited longest, so that no other server works on it. */
const lockNext = async (db: Writer): Promise<RaisedAlert | undefined> => {
  const { rows } = await sql`
    select id::text, kind, event, entity_type as type, entity_id::text as about, at, facts, audience,
      ${standardOfAlert} as standard, recipients_found_at is not null as "isFound"
    from alert where next_at <= ${clock.now()} order by next_at, id limit 1 for update skip locked`.execute(db);
  return rows[0] === undefined ? undefined : raisedAlert.parse(rows[0]);
};

/** Puts the alert behind the others that are due, or ends it. */
const putBack = (db: Writer, { id }: RaisedAlert, next: Date | null) =>
  sql`update alert set next_at = ${next} where id = ${id}::bigint`.execute(db);

/** Finds the recipients of the next alert that is due, or writes to a portion of them. Answers whether there was one. */
const notifyPortion = (kernel: Kernel): Promise<boolean> =>
  inTransaction(kernel.database, { event: 'Notify recipients' }, async (db) => {
    const alert = await lockNext(db);
    if (!alert) return false;
    if (!alert.isFound) await storeRecipients(db, alert, kernel);
    const written = await writeMail(db, kernel, alert, portion);
    await putBack(db, alert, written < portion ? null : clock.now());
    return true;
  });

/** Notifies the recipients of the alerts that are due, in portions and in turn. Answers whether any may be left. */
export const notifyRecipients = async (kernel: Kernel): Promise<boolean> => {
  const began = performance.now();
  while (await notifyPortion(kernel)) {
    kernel.wake(deliverMailJob.name);
    if (performance.now() - began > runMs) return true;
  }
  return false;
};

/** Enqueued by the command that raises an alert. Every minute it also takes up what a stopped server left. */
export const notifyRecipientsJob = declareJob({
  name: 'notification.notifyRecipients',
  payload: z.object({}),
  cron: '* * * * *',
  run: async (kernel) => {
    if (await notifyRecipients(kernel)) kernel.wake(notifyRecipientsJob.name);
  },
});
