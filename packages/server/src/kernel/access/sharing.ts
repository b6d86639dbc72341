import { type RawBuilder, sql } from 'kysely';
import type { Actor } from './actor.ts';
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
