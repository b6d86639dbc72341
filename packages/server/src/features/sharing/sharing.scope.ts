import { type RawBuilder, sql } from 'kysely';
import type { EntityAccess } from '../../kernel/access/entity-access.ts';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import { auditAccess } from '../audit/audit.public.ts';
import { companyAccess } from '../company/company.public.ts';
import {
  auditRelations,
  companyRelations,
  isShareTarget,
  isShownByShares,
  type ShareableEntity,
  siteRelations,
  unionOf,
} from '../reach/reach.public.ts';
import { siteAccess } from '../site/site.public.ts';

/** What sharing needs to know about a record type. The table has the name of the type. */
export interface Shareable {
  entity: ShareableEntity;
  access: Pick<EntityAccess<'share'>, 'lock' | 'requireVerb'>;
  /** The display name. */
  name: RawBuilder<string>;
  /** Selects the organisations that own a record and therefore see it. */
  owners: RawBuilder<unknown>;
  /** Whether a share would show the record in its current state. */
  isShown: Predicate;
}

export const sharedCompany: Shareable = {
  entity: 'company',
  access: companyAccess,
  name: sql`company.name`,
  owners: companyRelations.itself.organisations,
  isShown: always,
};

export const sharedSite: Shareable = {
  entity: 'site',
  access: siteAccess,
  name: sql`site.name`,
  owners: unionOf(siteRelations.given, siteRelations.ofCompany).organisations,
  isShown: always,
};

export const sharedAudit: Shareable = {
  entity: 'audit',
  access: auditAccess,
  name: sql`audit.site_name`,
  owners: auditRelations.owned.organisations,
  isShown: isShownByShares,
};

/** Selects the organisations that own a record, as type and id. */
export const ownersOf = ({ entity, owners }: Shareable, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select owner.type, owner.id from ${sql.table(entity)} cross join lateral (${owners}) as owner
    where ${sql.ref(`${entity}.id`)} = ${id}`;

/** The record with this id can be shared with `organisation`. */
export const isTargetOf = (shareable: Shareable, id: string): Predicate =>
  isShareTarget(ownersOf(shareable, sql`${id}::bigint`));
