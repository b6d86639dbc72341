import { sql } from 'kysely';
import { z } from 'zod';
import { clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Kernel } from '../http/kernel.ts';
import { declareJob } from '../jobs/job.ts';
import { type MailTransport, openMailTransport, type QueuedMail } from './mail-transport.ts';
import { secretPlace } from './send-mail.ts';

type Claimed = QueuedMail & { id: string; attempts: number; sealed_secret: string | null };

const minuteMs = 60_000;
/** Longer than one sending can take; a mail whose server died in the midst of it is due again after that. */
const claimMs = 10 * minuteMs;
const longestWaitMs = 360 * minuteMs;
/** RFC 5321, 4.5.4.1: a sender gives up after four to five days. */
const giveUpMs = 5 * 24 * 60 * minuteMs;
/** How long one run goes on before it lets the server stop. */
const runMs = 10_000;

const later = (ms: number): Date => new Date(clock.now().getTime() + ms);

/** Takes the oldest mail that is due, so that no other server sends it meanwhile. Counts as an attempt. */
const claimNext = async ({ writes }: Database): Promise<Claimed | undefined> => {
  const { rows } = await sql<Claimed>`
    update mail set attempts = attempts + 1, next_attempt_at = ${later(claimMs)}
    where id = (
      select id from mail where next_attempt_at <= ${clock.now()}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, dedupe_key, recipient_name, recipient_address, subject, html, text, created_at, attempts, sealed_secret`.execute(
    writes,
  );
  return rows[0];
};

const markSent = ({ writes }: Database, { id }: Claimed) =>
  sql`update mail set sent_at = ${clock.now()}, next_attempt_at = null, last_error = null, sealed_secret = null
    where id = ${id}`.execute(writes);

/** What the server said, as the database can keep it. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 1_000);

const giveUp = ({ writes }: Database, { id }: Claimed, error: unknown) =>
  sql`update mail set last_error = ${reasonOf(error)}, next_attempt_at = null, sealed_secret = null
    where id = ${id}`.execute(writes);

/** A mail that nobody took waits twice as long each time. It is given up only when it was refused itself. */
const postpone = (database: Database, mail: Claimed, error: unknown, serverAnswers: boolean) => {
  if (serverAnswers && clock.now().getTime() - mail.created_at.getTime() > giveUpMs)
    return giveUp(database, mail, error);
  const wait = Math.min(minuteMs * 2 ** (mail.attempts - 1), longestWaitMs);
  return sql`update mail set last_error = ${reasonOf(error)}, next_attempt_at = ${later(wait)}
    where id = ${mail.id}`.execute(database.writes);
};

const unreadable = new Error(
  'its link was sealed under another password of the database; it has to be asked for again',
);

/** The mail as it leaves; undefined when its secret cannot be read. */
const filledIn = ({ sealing }: Database, mail: Claimed): QueuedMail | undefined => {
  if (mail.sealed_secret === null) return mail;
  const secret = sealing.open(mail.sealed_secret);
  if (secret === undefined) return undefined;
  const fill = (part: string) => part.replaceAll(secretPlace, () => secret);
  return { ...mail, html: fill(mail.html), text: fill(mail.text) };
};

interface Delivery {
  sent: number;
  failed: number;
  /** Whether more may be due: one run does not go on for ever. */
  unfinished: boolean;
}

type Outcome = 'sent' | 'failed' | 'away';

const deliver = async (database: Database, transport: MailTransport, mail: Claimed): Promise<Outcome> => {
  const leaving = filledIn(database, mail);
  if (!leaving) {
    await giveUp(database, mail, unreadable);
    return 'failed';
  }
  try {
    await transport.send(leaving);
  } catch (error) {
    const answers = await transport.answers();
    await postpone(database, mail, error, answers);
    return answers ? 'failed' : 'away';
  }
  await markSent(database, mail);
  return 'sent';
};

/**
 * Delivers what is due, oldest first. A mail that is refused waits without holding up the others; when the server is
 * away, all wait. A mail may arrive twice if the server took it but could not say so, then with the same Message-ID.
 */
export const deliverMail = async ({ database, settings }: Pick<Kernel, 'database' | 'settings'>): Promise<Delivery> => {
  const transport = openMailTransport(settings);
  const began = performance.now();
  const delivery: Delivery = { sent: 0, failed: 0, unfinished: false };
  for (;;) {
    if (performance.now() - began > runMs) return { ...delivery, unfinished: true };
    const mail = await claimNext(database);
    if (!mail) return delivery;
    const outcome = await deliver(database, transport, mail);
    if (outcome === 'sent') delivery.sent += 1;
    else delivery.failed += 1;
    if (outcome === 'away') return delivery;
  }
};

/** Wake it after a commit that wrote mail; each minute it also sees to what was postponed. */
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
