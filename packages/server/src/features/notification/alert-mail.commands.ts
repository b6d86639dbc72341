import { alertAsker, alertKinds } from '@attestry/contract/features/notification/notification.schema.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { enqueueMail, type MailContent, MailRefused, unsubscribePlaceholder } from '../../kernel/mail/send-mail.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { alertMail } from './alert.emails.ts';
import { audiences } from './recipients.queries.ts';
import { linksFor } from './unsubscribe.commands.ts';

export const raisedAlert = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  event: z.string(),
  type: z.enum(['audit', 'site', 'company', 'user', 'auditor', 'export']),
  about: z.string(),
  standard: z.string().nullable(),
  at: z.date(),
  facts: z.object({
    name: z.string(),
    from: z.string(),
    to: z.string(),
    reason: z.string().optional(),
    by: z.string(),
    asker: alertAsker.optional(),
    toFollowers: z.object({ from: z.string(), to: z.string() }).optional(),
  }),
  audience: z.array(z.enum(audiences)).nullable(),
  isFound: z.boolean(),
});
export type RaisedAlert = z.output<typeof raisedAlert>;

interface Unmailed {
  id: string;
  name: string;
  address: string;
  organisation: string;
  isFollower: boolean;
}

const unmailedOf = async (db: Writer, { id }: RaisedAlert, portion: number): Promise<Unmailed[]> => {
  const { rows } = await sql<Unmailed>`
    select app_user.id::text, concat_ws(' ', first_name, last_name) as name, email as address,
      coalesce(organisation.name, '') as organisation, recipient.is_follower as "isFollower"
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

/** What is said of an event. Followers learn neither why nor who. */
const saidTo = ({ facts }: RaisedAlert, isFollower: boolean) => {
  const { name: _, toFollowers, from, to, ...rest } = facts;
  return isFollower ? { from, to, ...toFollowers, by: 'the directory' } : { from, to, ...rest };
};

/** The mail of an alert, the same for all users of an organisation. */
const contentFor = ({ settings, flags }: Kernel, alert: RaisedAlert, isSubscription: boolean) => {
  const { kind, type, about, facts, standard } = alert;
  const made = new Map<string, MailContent>();
  return ({ organisation, isFollower }: Unmailed): MailContent => {
    const key = `${isFollower} ${organisation}`;
    const content =
      made.get(key) ??
      alertMail(settings, {
        kind,
        about: { type, id: about, name: facts.name },
        standard: standard === null ? undefined : withProductName(standard, settings),
        organisationName: organisation,
        isFollower,
        inTracker: isFollower || (type === 'audit' && !flags.AuditFeature),
        unsubscribeUrl: isSubscription ? unsubscribePlaceholder : undefined,
        ...saidTo(alert, isFollower),
      });
    made.set(key, content);
    return content;
  };
};

/** Writes the mail of an alert to at most a portion of its recipients. Answers how many they were. */
export const writeMail = async (db: Writer, kernel: Kernel, alert: RaisedAlert, portion: number): Promise<number> => {
  const people = await unmailedOf(db, alert, portion);
  const links = await linksFor(
    db,
    alert.kind,
    people.map(({ id }) => id),
  );
  const contentOf = contentFor(kernel, alert, links.size > 0);
  for (const person of people) {
    const [key, link] = [`alert ${alert.event} ${person.id}`, links.get(person.id)];
    const unsubscribeUrl = link && `${publicOrigin(kernel.settings)}${link}`;
    try {
      await enqueueMail(db, { to: person, key, content: contentOf(person), unsubscribeUrl, at: alert.at });
    } catch (error) {
      // An account may have an address that mail can no longer be sent to; the others are written to all the same.
      if (!(error instanceof MailRefused)) throw error;
      kernel.log.warn({ err: error, user: person.id }, 'alert not mailed');
    }
  }
  await markMailed(db, alert, people);
  return people.length;
};
