import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { clock } from '../clock/clock.ts';
import type { Database, Writer } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** At most so many attempts of one kind by or for one subject within so many seconds, over all servers. */
export interface AttemptLimit {
  what: string;
  most: number;
  seconds: number;
}

export interface CountedAttempt extends AttemptLimit {
  /** By whom or for whom: a client by `callerOf`, an address as `accountEmail` writes it. Kept as a digest only. */
  subject: string;
}

const keyOf = (what: string, subject: string): string =>
  `${what}:${createHash('sha256').update(subject).digest('base64url')}`;

const isFull = async (db: Writer, key: string, { most, seconds }: AttemptLimit): Promise<boolean> => {
  // Two attempts at the same moment would each count without the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  const since = new Date(clock.now().getTime() - seconds * 1000);
  const { rows } = await sql<{ full: boolean }>`
    select count(*) >= ${most}::int as full from attempt where subject = ${key} and at > ${since}`.execute(db);
  return rows[0]?.full ?? false;
};

/**
 * Counts an attempt against each limit and says whether it may go on. An attempt that may not is not counted, so that
 * somebody who keeps trying does not lock others out for longer. Commits by itself: a refused call is counted too.
 */
export const mayAttempt = (database: Pick<Database, 'writes'>, attempts: readonly CountedAttempt[]): Promise<boolean> =>
  inTransaction(database, { event: 'Count attempt' }, async (db) => {
    const keyed = attempts.map((attempt): [string, AttemptLimit] => [keyOf(attempt.what, attempt.subject), attempt]);
    // Locks are taken in one order, or two servers could wait for each other.
    keyed.sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [key, limit] of keyed) if (await isFull(db, key, limit)) return false;
    const keys = keyed.map(([key]) => key);
    await sql`insert into attempt (subject) select unnest(${keys}::text[])`.execute(db);
    return true;
  });

/** Forgets what was counted for a subject, as after a good sign-in. */
export const forgetAttempts = async (
  database: Pick<Database, 'writes'>,
  { what }: Pick<AttemptLimit, 'what'>,
  subject: string,
): Promise<void> => {
  await sql`delete from attempt where subject = ${keyOf(what, subject)}`.execute(database.writes);
};

/** Takes back one attempt of a subject, as one that turned out to be good; what others of the subject tried stays counted. */
export const takeBackAttempt = async (
  database: Pick<Database, 'writes'>,
  { what }: Pick<AttemptLimit, 'what'>,
  subject: string,
): Promise<void> => {
  await sql`delete from attempt where ctid = (
    select ctid from attempt where subject = ${keyOf(what, subject)}
    order by at desc limit 1 for update skip locked)`.execute(database.writes);
};
