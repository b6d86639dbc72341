import { sql } from 'kysely';
import { type Actor, isOf } from '../access/actor.ts';
import type { Reached } from '../access/guards.ts';
import { never, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import type { Withheld } from './change-log.ts';

/** The organisations a record was shared with, and its sharing options for others. */
const sharing = ['shared_with', 'option'];
/** The organisations that asked for the record: addressed to those who may share it today. */
const requests = ['report_requested_for'];
/** The certification body it was created for; no record shows it. */
const creation = ['created_by_cb_id'];

interface Telling extends Pick<Reached, 'id' | 'from'> {
  /** Who may share the record: they see changes of its shares made while they owned it. */
  share: Predicate;
  /** The column with the record's owner, if ownership can change. */
  owner?: string;
  /** Columns with a visibility condition of their own. */
  others?: { columns: readonly string[]; to: Predicate };
}

/**
 * The changes to withhold from the actor: a reader learns nothing about a field that the record does not show them. The
 * standards body sees everything.
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
    columns: [...creation, ...(shares ? [] : [...sharing, ...requests]), ...(knows ? [] : others.columns)],
    ...(owner && { ofFormerOwners: { columns: sharing, owner } }),
  };
};
