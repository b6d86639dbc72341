import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
import { auditRelations } from './audit-reach.scope.ts';
import { companyRelations } from './company-reach.scope.ts';
import { type Relation, unionOf } from './relation.scope.ts';
import { siteRelations } from './site-reach.scope.ts';

/** The table of an entity has the same name. */
const owners: Record<ShareableEntity, Relation> = {
  company: companyRelations.itself,
  site: unionOf(siteRelations.given, siteRelations.ofCompany),
  audit: auditRelations.owned,
};

/** Selects the organisations that own a record and therefore see it, as `type` and `id`. */
export const ownersOf = (entity: ShareableEntity, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select owner.type, owner.id from ${sql.table(entity)} cross join lateral (${owners[entity].organisations}) as owner
    where ${sql.ref(`${entity}.id`)} = ${id}`;

/**
 * The record can be shared with `organisation`: active, not one of the record's owners, and not a site of a company that owns
 * it. A company decides which of its own users see what by the sites it assigns them.
 */
export const isShareTarget = (entity: ShareableEntity, id: RawBuilder<unknown>): Predicate =>
  sql<boolean>`(organisation.is_active and (organisation.type, organisation.id) not in (${ownersOf(entity, id)})
    and (organisation.company_id = any(array(
      select owner.id from (${ownersOf(entity, id)}) as owner where owner.type = 'Company'))) is not true)`;
