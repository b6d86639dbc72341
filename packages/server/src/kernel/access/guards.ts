import { type ErrorDefinition, kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../calls/refusal.ts';
import type { Reader, Writer } from '../database/database.ts';
import type { Predicate } from './predicates.ts';

export interface Reached {
  id: string;
  /** The table, under the alias used by its scopes. */
  from: RawBuilder<unknown>;
  see: Predicate;
}

/**
 * The row found by a query that includes the scope. Throws the same error whether the caller does not see it or it
 * does not exist.
 */
export const oneFound = <R>(rows: readonly R[], missing: ErrorDefinition = kernelErrors.notFound): R => {
  const [row] = rows;
  if (!row) throw refuse(missing);
  return row;
};

/** Throws the same error whether a record does not exist or the caller does not see it. */
export const requireSight = async (db: Reader, { id, from, see }: Reached): Promise<void> => {
  const { rows } = await sql`select from ${from} where id = ${id}::bigint and ${see}`.execute(db);
  oneFound(rows);
};

/** Replaces the default errors. */
export interface Refusals {
  /** For a record without the verb. */
  denied?: ErrorDefinition | undefined;
  /** For a record that the caller does not see, if a form shows it at a field. */
  missing?: ErrorDefinition;
}

interface ReachedFor extends Reached, Refusals {
  /** The scope of the verb. */
  may: Predicate;
}

/** A hidden record is not found; a visible one without the verb is denied. */
const reached = <R extends { may: boolean }>(
  rows: readonly R[],
  { denied = kernelErrors.denied, missing }: Refusals,
): R => {
  const row = oneFound(rows, missing);
  if (!row.may) throw refuse(denied);
  return row;
};

/** Locks a record for a command and returns its version. */
export const lockFor = async (db: Writer, { id, from, see, may, ...refusals }: ReachedFor): Promise<number> => {
  const { rows } = await sql<{ version: number; may: boolean }>`
    select version, ${may} as may from ${from} where id = ${id}::bigint and ${see} for update`.execute(db);
  return reached(rows, refusals).version;
};

/** Throws like `lockFor`, without a lock. */
export const requireVerb = async (db: Reader, { id, from, see, may, ...refusals }: ReachedFor): Promise<void> => {
  const { rows } = await sql<{ may: boolean }>`
    select ${may} as may from ${from} where id = ${id}::bigint and ${see}`.execute(db);
  reached(rows, refusals);
};

/** Refuses a stale edit; the answer contains the current record. */
export const requireVersion = async (edited: number, present: number, read: () => Promise<unknown>): Promise<void> => {
  if (edited !== present) throw refuse(kernelErrors.changedMeanwhile, { present: await read() });
};
