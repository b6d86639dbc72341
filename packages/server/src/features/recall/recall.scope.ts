import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, among, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';

/** These speak of a row under the alias `recall`: the table itself or its listing. */
const siteId = sql`recall.site_id`;
const certificationBodyId = sql`recall.certification_body_id`;

export const isArchived = sql<boolean>`recall.is_archived`;

const ofBodies = ({ organisations }: Actor): Predicate => among(certificationBodyId, organisations.certificationBodies);

const atOwnSites = ({ organisations }: Actor): Predicate => among(siteId, organisations.sites);

const atSitesOfOwnCompany = ({ organisations }: Actor): Predicate =>
  organisations.companies.length
    ? amongSelected(siteId, sql`select site.id from site where ${among(sql`site.company_id`, organisations.companies)}`)
    : never;

const accredited = ({ organisations }: Actor): Predicate =>
  organisations.accreditationBodies.length
    ? amongSelected(
        certificationBodyId,
        sql`select body.id from certification_body as body
          where ${among(sql`body.accreditation_body_id`, organisations.accreditationBodies)}`,
      )
    : never;

/** A share of a site or an audit shows no recalls. */
export const seeRecall = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return ofBodies(actor);
  if (isOf(actor, 'company')) return anyOf(atSitesOfOwnCompany(actor), atOwnSites(actor));
  if (isOf(actor, 'site')) return atOwnSites(actor);
  return isOf(actor, 'ab') ? accredited(actor) : never;
};

const keeps = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? ofBodies(actor) : never;
};

/** What is archived stays as it is. */
export const editRecall = (actor: Actor): Predicate =>
  can(actor, 'Recall.Revise') ? allOf(keeps(actor), sql<boolean>`not ${isArchived}`) : never;

export const archiveRecall = (actor: Actor): Predicate => (can(actor, 'Recall.Persist') ? keeps(actor) : never);
