import { createHash } from 'node:crypto';
import type { ErrorDefinition } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import { refuseTooMany } from '../calls/refusal.ts';
import { clock } from '../clock/clock.ts';
import type { Database, Writer } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** What is counted per subject across all servers; each attempt counts for a number of seconds. */
interface Count {
  what: string;
  seconds: number;
}

/** The most attempts within those seconds. */
export interface AttemptLimit extends Count {
  most: number;
}

/**
 * The free attempts within those seconds; each further one waits twice as long as the one before, up to `longest`
 * seconds.
 */
export interface AttemptSlowdown extends Count {
  free: number;
  longest: number;
}

/** The subject: a client as `callerOf` names it, or an address as `accountEmail` writes it. Only a digest is stored. */
export type Counted<C extends Count> = C & { subject: string };

const keyOf = (what: string, subject: string): string =>
  `${what}:${createHash('sha256').update(subject).digest('base64url')}`;

interface Before {
  count: number;
  first: Date | null;
  last: Date | null;
}

const countBefore = async (db: Writer, key: string, { seconds }: Count): Promise<Before> => {
  // Two simultaneous attempts would otherwise each be counted without the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  const since = new Date(clock.now().getTime() - seconds * 1000);
  const { rows } = await sql<Before>`
    select count(*)::int as count, min(at) as first, max(at) as last from attempt where subject = ${key} and at > ${since}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, first: null, last: null };
};

type WaitFor<C extends Count> = (counted: C, before: Before) => number;

/**
 * Counts the attempt, unless `waitFor` requires it to wait for one of its counts; returns the longest wait, in seconds.
 */
const countIn = async <C extends Count>(
  db: Writer,
  attempts: readonly Counted<C>[],
  waitFor: WaitFor<C>,
): Promise<number> => {
  const keyed = attempts.map((attempt): [string, C] => [keyOf(attempt.what, attempt.subject), attempt]);
  // Locks are taken in one order, or two servers could deadlock.
  keyed.sort(([a], [b]) => (a < b ? -1 : 1));
  let wait = 0;
  for (const [key, counted] of keyed) wait = Math.max(wait, waitFor(counted, await countBefore(db, key, counted)));
  const keys = keyed.map(([key]) => key);
  if (wait === 0) await sql`insert into attempt (subject) select unnest(${keys}::text[])`.execute(db);
  return wait;
};

const count = <C extends Count>(
  database: Pick<Database, 'writes'>,
  attempts: readonly Counted<C>[],
  waitFor: WaitFor<C>,
): Promise<number> => inTransaction(database, { event: 'Count attempt' }, (db) => countIn(db, attempts, waitFor));

/** The wait ends when the oldest counted attempt leaves the window. */
const waitAtLimit: WaitFor<AttemptLimit> = ({ most, seconds }, { count, first }) =>
  count < most || !first ? 0 : Math.max(1, Math.ceil((first.getTime() - clock.now().getTime()) / 1000 + seconds));

/**
 * Counts an attempt against each limit, or refuses it with the seconds until it may be repeated. A refused attempt is
 * not counted, so that somebody who keeps trying does not lock others out for longer. Commits separately: an attempt counts even if its call
 * is refused.
 */
export const requireAttempt = async (
  database: Pick<Database, 'writes'>,
  attempts: readonly Counted<AttemptLimit>[],
): Promise<void> => {
  const wait = await count(database, attempts, waitAtLimit);
  if (wait > 0) throw refuseTooMany(wait);
};

/** Like `requireAttempt`, for a command that counts only if it is stored: the count is part of its transaction. */
export const requireAttemptIn = async (
  db: Writer,
  attempts: readonly Counted<AttemptLimit>[],
  definition: ErrorDefinition,
): Promise<void> => {
  const wait = await countIn(db, attempts, waitAtLimit);
  if (wait > 0) throw refuseTooMany(wait, definition);
};

/** Counts an attempt like `requireAttempt`, but returns how many seconds it has to wait; 0 if it may proceed. */
export const waitBeforeAttempt = (
  database: Pick<Database, 'writes'>,
  attempts: readonly Counted<AttemptSlowdown>[],
): Promise<number> =>
  count(database, attempts, ({ free, longest }, before) => {
    if (before.count < free || !before.last) return 0;
    const wait = Math.min(longest, 2 ** Math.min(before.count - free, 30));
    return Math.max(0, Math.ceil((before.last.getTime() - clock.now().getTime()) / 1000 + wait));
  });

/** Deletes the counts of a subject, for example after a successful sign-in. */
export const forgetAttempts = async (
  database: Pick<Database, 'writes'>,
  { what, subject }: Counted<Count>,
): Promise<void> => {
  await sql`delete from attempt where subject = ${keyOf(what, subject)}`.execute(database.writes);
};

/** Removes one attempt of a subject, for example one that succeeded; other attempts of the subject stay counted. */
export const forgiveAttempt = async (
  database: Pick<Database, 'writes'>,
  { what, subject }: Counted<Count>,
): Promise<void> => {
  await sql`delete from attempt where ctid = (
    select ctid from attempt where subject = ${keyOf(what, subject)}
    order by at desc limit 1 for update skip locked)`.execute(database.writes);
};
