import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf, mayCall } from '../../kernel/access/actor.ts';
import { allOf, among, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { isShownByShares } from '../reach/reach.public.ts';
import { auditAccess } from './audit.scope.ts';

/** A row under the alias `audit` of its listing. */
const siteCompany = sql`audit.site_company_id`;

const hasShare = (entity: ShareableEntity, id: RawBuilder<unknown>): Predicate => sql<boolean>`exists (
  select from share where share.entity_type = ${sql.lit(entity)} and share.entity_id = ${id})`;

const blocksNothing = sql<boolean>`not exists (
  select from company as house where house.id = ${siteCompany} and house.block_sharing)`;

const only = (actor: Actor, needs: readonly Permission[], rows: Predicate): Predicate =>
  mayCall(actor, needs) ? rows : never;

/**
 * Whether an audit is shared by the reader's own organisations: itself, with its site or with its company, as far as the
 * reader may give and end such shares. Nobody else learns of them.
 */
export const isSharedByReader = (actor: Actor): Predicate => {
  const { companies, sites } = actor.organisations;
  const ofOwnCompany = isOf(actor, 'company') ? among(siteCompany, companies) : never;
  const atOwnSite = anyOf(ofOwnCompany, allOf(among(sql`audit.site_id`, sites), blocksNothing));
  const ofSite = allOf(atOwnSite, hasShare('site', sql`audit.site_id`));
  const ofCompany = allOf(ofOwnCompany, hasShare('company', siteCompany));
  const withHouse = anyOf(
    only(actor, ['Site.Share', 'Site.Unshare'], ofSite),
    only(actor, ['Company.Share', 'Company.Unshare'], ofCompany),
  );
  return allOf(
    isShownByShares,
    anyOf(
      allOf(auditAccess.may(actor, 'share'), hasShare('audit', sql`audit.id`)),
      allOf(sql<boolean>`not audit.withheld`, withHouse),
    ),
  );
};
