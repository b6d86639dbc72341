import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Writer } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import type { Predicate } from './predicates.ts';

interface Reached {
  id: string;
  /** The table, under the alias its scopes speak of. */
  from: RawBuilder<unknown>;
  see: Predicate;
}

/** Throws the same answer for a record that is not there and one that the caller may not see. */
export const requireSight = async (db: Reader, { id, from, see }: Reached): Promise<void> => {
  const { rows } = await sql`select from ${from} where id = ${id}::bigint and ${see}`.execute(db);
  if (rows.length === 0) throw refuse(kernelErrors.notFound);
};

/**
 * Locks a record for a command and answers its version. Out of sight is not found; in sight without the verb is denied.
 */
export const lockFor = async (db: Writer, { id, from, see, may }: Reached & { may: Predicate }): Promise<number> => {
  const { rows } = await sql<{ version: number; may: boolean }>`
    select version, ${may} as may from ${from} where id = ${id}::bigint and ${see} for update`.execute(db);
  const row = rows[0];
  if (!row) throw refuse(kernelErrors.notFound);
  if (!row.may) throw refuse(kernelErrors.denied);
  return row.version;
};

/** Ends a stale edit; the answer carries the record as it is now. */
export const requireVersion = async (edited: number, present: number, read: () => Promise<unknown>): Promise<void> => {
  if (edited !== present) throw refuse(kernelErrors.changedMeanwhile, { present: await read() });
};
