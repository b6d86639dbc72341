import { sql } from 'kysely';
import { type Actor, isOf } from '../access/actor.ts';
import type { Reached } from '../access/guards.ts';
import { never, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import type { Withheld } from './change-log.ts';

/** Whom a record was shared with, and what is shown of it to those it was not. */
const sharing = ['shared_with', 'option'];
/** Which certification body it was created for; no record shows it. */
const creation = ['created_by_cb_id'];

interface Telling extends Pick<Reached, 'id' | 'from'> {
  /** Who may share the record: they see the changes of sharing made while it was theirs. */
  share: Predicate;
  /** The column that says who holds the record, where it may come to others. */
  owner?: string;
  /** Columns that are shown where a predicate of their own holds. */
  others?: { columns: readonly string[]; to: Predicate };
}

/**
 * What of a record's changes is withheld from the actor: a reader of changes learns nothing of a field that the record does
 * not show them. The standards body sees everything.
 */
export const withheldChanges = async (
  db: Reader,
  actor: Actor,
  { id, from, share, owner, others = { columns: [], to: never } }: Telling,
): Promise<Withheld> => {
  if (isOf(actor, 'body')) return { columns: [] };
  const { rows } = await sql<{ shares: boolean; knows: boolean }>`
    select ${share} as shares, ${others.to} as knows from ${from} where id = ${id}::bigint`.execute(db);
  const { shares = false, knows = false } = rows[0] ?? {};
  return {
    columns: [...creation, ...(shares ? [] : sharing), ...(knows ? [] : others.columns)],
    ...(owner && { ofFormerOwners: { columns: sharing, owner } }),
  };
};
