import { type ErrorDefinition, kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Writer } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import type { Predicate } from './predicates.ts';

export interface Reached {
  id: string;
  /** The table, under the alias its scopes speak of. */
  from: RawBuilder<unknown>;
  see: Predicate;
}

/** The row that a reading has found where it asks the scope. Throws the same answer out of sight as where there is none. */
export const oneFound = <R>(rows: readonly R[], missing: ErrorDefinition = kernelErrors.notFound): R => {
  const [row] = rows;
  if (!row) throw refuse(missing);
  return row;
};

/** Throws the same answer for a record that is not there and one that the caller may not see. */
export const requireSight = async (db: Reader, { id, from, see }: Reached): Promise<void> => {
  const { rows } = await sql`select from ${from} where id = ${id}::bigint and ${see}`.execute(db);
  oneFound(rows);
};

/** What is answered in place of the usual errors. */
export interface Refusals {
  /** Without the verb. */
  denied?: ErrorDefinition | undefined;
  /** Out of sight, where a form shows it at its field. */
  missing?: ErrorDefinition;
}

interface ReachedFor extends Reached, Refusals {
  /** The verb. */
  may: Predicate;
}

/** Out of sight is not found; in sight without the verb is denied. */
const reached = <R extends { may: boolean }>(
  rows: readonly R[],
  { denied = kernelErrors.denied, missing }: Refusals,
): R => {
  const row = oneFound(rows, missing);
  if (!row.may) throw refuse(denied);
  return row;
};

/** Locks a record for a command and answers its version. */
export const lockFor = async (db: Writer, { id, from, see, may, ...refusals }: ReachedFor): Promise<number> => {
  const { rows } = await sql<{ version: number; may: boolean }>`
    select version, ${may} as may from ${from} where id = ${id}::bigint and ${see} for update`.execute(db);
  return reached(rows, refusals).version;
};

/** Throws as `lockFor` does, for what is only read. */
export const requireVerb = async (db: Reader, { id, from, see, may, ...refusals }: ReachedFor): Promise<void> => {
  const { rows } = await sql<{ may: boolean }>`
    select ${may} as may from ${from} where id = ${id}::bigint and ${see}`.execute(db);
  reached(rows, refusals);
};

/** Refuses a stale edit; the answer carries the present record. */
export const requireVersion = async (edited: number, present: number, read: () => Promise<unknown>): Promise<void> => {
  if (edited !== present) throw refuse(kernelErrors.changedMeanwhile, { present: await read() });
};
