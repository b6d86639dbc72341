import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import { type Actor, isOf } from './actor.ts';
import { among, anyOf, never, type Predicate } from './predicates.ts';

export type ShareableEntity = 'audit' | 'site' | 'company';

const targetsOf = ({ organisations }: Actor): Predicate =>
  anyOf(
    ...(
      [
        ['Company', organisations.companies],
        ['Site', organisations.sites],
        ['CertificationBody', organisations.certificationBodies],
      ] as const
    ).map(([type, ids]) =>
      ids.length ? sql<boolean>`(share.target_type = ${sql.lit(type)} and ${among(sql`share.target_id`, ids)})` : never,
    ),
  );

/** Selects the ids of the entities of one type that were shared with any of the actor's organisations. */
export const sharedWith = (actor: Actor, entity: ShareableEntity): RawBuilder<unknown> =>
  sql`select share.entity_id from share where share.entity_type = ${sql.lit(entity)} and ${targetsOf(actor)}`;

/**
 * The columns of a record's changes that are not told to the actor: whom it was shared with is the business of those who may share it,
 * and of the standards body. `from` is its table, under the alias that `share` speaks of.
 */
export const untoldChanges = async (
  db: Reader,
  actor: Actor,
  { id, from, share }: { id: string; from: RawBuilder<unknown>; share: Predicate },
): Promise<readonly string[]> => {
  if (isOf(actor, 'body')) return [];
  const { rows } = await sql`select from ${from} where id = ${id}::bigint and ${share}`.execute(db);
  return rows.length > 0 ? [] : ['shared_with'];
};
