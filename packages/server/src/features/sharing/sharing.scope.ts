import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { type RawBuilder, sql } from 'kysely';
import type { EntityAccess } from '../../kernel/access/entity-access.ts';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import { auditAccess } from '../audit/audit.public.ts';
import { companyAccess } from '../company/company.public.ts';
import { isShownByShares } from '../reach/reach.public.ts';
import { siteAccess } from '../site/site.public.ts';

/** What sharing needs to know about a record type. The table has the name of the type. */
export interface Shareable {
  entity: ShareableEntity;
  access: Pick<EntityAccess<'share'>, 'lock' | 'requireVerb'>;
  /** The display name. */
  name: RawBuilder<string>;
  /** Whether a share would show the record in its current state. */
  isShown: Predicate;
}

export const sharedCompany: Shareable = {
  entity: 'company',
  access: companyAccess,
  name: sql`company.name`,
  isShown: always,
};

export const sharedSite: Shareable = {
  entity: 'site',
  access: siteAccess,
  name: sql`site.name`,
  isShown: always,
};

export const sharedAudit: Shareable = {
  entity: 'audit',
  access: auditAccess,
  name: sql`audit.site_name`,
  isShown: isShownByShares,
};
