import { sql } from 'kysely';
import { z } from 'zod';
import type { Kernel } from '../calls/kernel.ts';
import { clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { declareJob } from '../jobs/job.ts';
import { type MailTransport, openMailTransport, type QueuedMail } from './mail-transport.ts';
import { secretPlaceholder } from './send-mail.ts';

interface Claimed extends QueuedMail {
  id: string;
  attempts: number;
  sealed_secret: string | null;
  /** Whether the account of the recipient was deactivated after the mail was written. */
  is_deactivated: boolean;
}

const minuteMs = 60_000;
/** Longer than sending can take. A mail whose server died while sending is due again after that. */
const claimMs = 10 * minuteMs;
const maxWaitMs = 360 * minuteMs;
/** RFC 5321, 4.5.4.1: a sender gives up after four to five days. */
const giveUpMs = 5 * 24 * 60 * minuteMs;
/** How long one run continues before it lets the server stop. */
const runMs = 10_000;

const afterNow = (ms: number): Date => new Date(clock.now().getTime() + ms);

/** Claims the oldest mail that is due, so that no other server sends it too. Counts as an attempt. */
const claimNext = async ({ writes }: Database): Promise<Claimed | undefined> => {
  const { rows } = await sql<Claimed>`
    update mail set attempts = attempts + 1, next_attempt_at = ${afterNow(claimMs)}
    where id = (
      select id from mail where next_attempt_at <= ${clock.now()}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, dedupe_key, recipient_name, recipient_address, subject, html, text, created_at, attempts, sealed_secret,
      unsubscribe_url,
      exists (select from app_user where lower(email) = lower(recipient_address) and status = 'Deactivated') as is_deactivated`.execute(
    writes,
  );
  return rows[0];
};

const markSent = ({ writes }: Database, { id }: Claimed) =>
  sql`update mail set sent_at = ${clock.now()}, next_attempt_at = null, last_error = null, sealed_secret = null
    where id = ${id}`.execute(writes);

/** The error as text the database can store. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 1_000);

const giveUp = ({ writes }: Database, { id }: Claimed, error: unknown) =>
  sql`update mail set last_error = ${reasonOf(error)}, next_attempt_at = null, sealed_secret = null
    where id = ${id}`.execute(writes);

/** Doubles the wait after each failed attempt. Gives up only if the mail itself was refused, not while the server is away. */
const postpone = (database: Database, mail: Claimed, error: unknown, isServerAvailable: boolean) => {
  if (isServerAvailable && clock.now().getTime() - mail.created_at.getTime() > giveUpMs)
    return giveUp(database, mail, error);
  const wait = Math.min(minuteMs * 2 ** (mail.attempts - 1), maxWaitMs);
  return sql`update mail set last_error = ${reasonOf(error)}, next_attempt_at = ${afterNow(wait)}
    where id = ${mail.id}`.execute(database.writes);
};

const unreadable = new Error(
  'its link was sealed under another password of the database; it has to be asked for again',
);

const deactivated = new Error('the account of its recipient was deactivated before it was sent');

/** The mail with its secret filled in; undefined when the secret cannot be opened. */
const withSecret = ({ sealing }: Database, mail: Claimed): QueuedMail | undefined => {
  if (mail.sealed_secret === null) return mail;
  const secret = sealing.open(mail.sealed_secret);
  if (secret === undefined) return undefined;
  const fill = (part: string) => part.replaceAll(secretPlaceholder, () => secret);
  return { ...mail, html: fill(mail.html), text: fill(mail.text) };
};

interface Delivery {
  sent: number;
  failed: number;
  /** Whether more may be due: the length of a run is limited. */
  unfinished: boolean;
}

type Outcome = 'sent' | 'failed' | 'away' | 'withheld';

const deliver = async (database: Database, transport: MailTransport, mail: Claimed): Promise<Outcome> => {
  if (mail.is_deactivated) {
    await giveUp(database, mail, deactivated);
    return 'withheld';
  }
  const outgoing = withSecret(database, mail);
  if (!outgoing) {
    await giveUp(database, mail, unreadable);
    return 'failed';
  }
  try {
    await transport.send(outgoing);
  } catch (error) {
    const isAvailable = await transport.isAvailable();
    await postpone(database, mail, error, isAvailable);
    return isAvailable ? 'failed' : 'away';
  }
  await markSent(database, mail);
  return 'sent';
};

const deliverBy = async (database: Database, transport: MailTransport): Promise<Delivery> => {
  const began = performance.now();
  const delivery: Delivery = { sent: 0, failed: 0, unfinished: false };
  for (;;) {
    if (performance.now() - began > runMs) return { ...delivery, unfinished: true };
    const mail = await claimNext(database);
    if (!mail) return delivery;
    const outcome = await deliver(database, transport, mail);
    if (outcome === 'sent') delivery.sent += 1;
    else if (outcome !== 'withheld') delivery.failed += 1;
    if (outcome === 'away') return delivery;
  }
};

/**
 * Delivers the mail that is due, oldest first. A refused mail waits without delaying others; when the server is away, all
 * wait. A mail may arrive twice, with the same Message-ID, if the server accepted it but could not say so.
 */
export const deliverMail = async ({ database, settings }: Pick<Kernel, 'database' | 'settings'>): Promise<Delivery> => {
  const transport = openMailTransport(settings);
  try {
    return await deliverBy(database, transport);
  } finally {
    transport.close();
  }
};

/** Wake it after a commit that wrote mail. Every minute it also retries postponed mail. */
export const deliverMailJob = declareJob({
  name: 'deliver-mail',
  payload: z.object({}),
  cron: '* * * * *',
  run: async (kernel) => {
    const { failed, unfinished } = await deliverMail(kernel);
    if (unfinished) kernel.wake(deliverMailJob.name);
    if (failed)
      throw new Error(`${failed} mails could not be delivered; the column last_error of their rows says why.`);
  },
});
