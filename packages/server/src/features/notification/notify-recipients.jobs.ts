import { alertKinds } from '@attestry/contract/features/notification/notification.schema.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { declareJob } from '../../kernel/jobs/job.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { enqueueMail, MailRefused } from '../../kernel/mail/send-mail.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import { alertMail } from './alert.emails.ts';
import { storeRecipients } from './recipients.queries.ts';
import { linksFor } from './unsubscribe.commands.ts';

/** How many recipients are written to in one transaction. */
const portion = 100;

/** How long one run continues before it lets the server stop. */
const runMs = 10_000;

const raisedAlert = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  event: z.string(),
  type: z.enum(['audit', 'site', 'company', 'user']),
  about: z.string(),
  facts: z.object({
    name: z.string(),
    from: z.string(),
    to: z.string(),
    reason: z.string().optional(),
    by: z.string(),
  }),
  isFound: z.boolean(),
});
type RaisedAlert = z.output<typeof raisedAlert>;

/** Locks the alert that has waited longest, so that no other server works on it. */
const lockNext = async (db: Writer): Promise<RaisedAlert | undefined> => {
  const { rows } = await sql`
    select id::text, kind, event, entity_type as type, entity_id::text as about, facts,
      recipients_found_at is not null as "isFound"
    from alert where next_at <= ${clock.now()} order by next_at, id limit 1 for update skip locked`.execute(db);
  return rows[0] === undefined ? undefined : raisedAlert.parse(rows[0]);
};

interface Unmailed {
  id: string;
  name: string;
  address: string;
  organisation: string;
}

const unmailedOf = async (db: Writer, { id }: RaisedAlert): Promise<Unmailed[]> => {
  const { rows } = await sql<Unmailed>`
    select app_user.id::text, concat_ws(' ', first_name, last_name) as name, email as address,
      coalesce(organisation.name, '') as organisation
    from alert_recipient as recipient join app_user on app_user.id = recipient.user_id
    left join organisation on organisation.type = recipient.organisation_type
      and organisation.id = recipient.organisation_id
    where recipient.alert_id = ${id}::bigint and not recipient.is_mailed
    order by recipient.user_id limit ${portion}`.execute(db);
  return rows;
};

const markMailed = (db: Writer, { id }: RaisedAlert, people: readonly Unmailed[]) =>
  sql`update alert_recipient set is_mailed = true
    where alert_id = ${id}::bigint and user_id = any(${people.map((one) => one.id)}::bigint[])`.execute(db);

/** Puts the alert behind the others that are due, or ends it. */
const putBack = (db: Writer, { id }: RaisedAlert, next: Date | null) =>
  sql`update alert set next_at = ${next} where id = ${id}::bigint`.execute(db);

const writeTo = async (
  db: Writer,
  kernel: Kernel,
  alert: RaisedAlert,
  person: Unmailed,
  unsubscribeUrl: string | undefined,
): Promise<void> => {
  const { kind, event, type, about, facts } = alert;
  const { name, ...change } = facts;
  const content = alertMail(kernel.settings, {
    kind,
    about: { type, id: about, name },
    organisationName: person.organisation,
    unsubscribeUrl,
    ...change,
  });
  try {
    await enqueueMail(db, { to: person, key: `alert ${event} ${person.id}`, content, unsubscribeUrl });
  } catch (error) {
    // An account may have an address that mail can no longer be sent to; the others are written to all the same.
    if (!(error instanceof MailRefused)) throw error;
    kernel.log.warn({ err: error, user: person.id }, 'alert not mailed');
  }
};

/** Finds the recipients of the next alert that is due, or writes to a portion of them. Answers whether there was one. */
const notifyPortion = (kernel: Kernel): Promise<boolean> =>
  inTransaction(kernel.database, { event: 'Notify recipients' }, async (db) => {
    const alert = await lockNext(db);
    if (!alert) return false;
    if (!alert.isFound) await storeRecipients(db, alert.id);
    const people = await unmailedOf(db, alert);
    const links = await linksFor(
      db,
      alert.kind,
      people.map((one) => one.id),
    );
    for (const person of people) {
      const link = links.get(person.id);
      await writeTo(db, kernel, alert, person, link && `${publicOrigin(kernel.settings)}${link}`);
    }
    await markMailed(db, alert, people);
    await putBack(db, alert, people.length < portion ? null : clock.now());
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
