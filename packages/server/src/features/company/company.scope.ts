import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, among, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { sharedWith } from '../../kernel/access/sharing.ts';

/** These speak of a row under the alias `company`: the table itself or its listing. */
const id = sql`company.id`;

const ownCompany = ({ organisations }: Actor): Predicate => among(id, organisations.companies);

const ofOwnSites = ({ organisations }: Actor): Predicate =>
  organisations.sites.length
    ? amongSelected(id, sql`select company_id from site where ${among(sql`site.id`, organisations.sites)}`)
    : never;

const shared = (actor: Actor): Predicate => amongSelected(id, sharedWith(actor, 'company'));

const ofBodies = ({ organisations }: Actor): Predicate =>
  among(sql`audit.certification_body_id`, organisations.certificationBodies);

/** Asked of single rows: `offset 0` keeps it from being turned into the set of all such companies, which grows. */
const hasAudit = (which: Predicate): Predicate => sql<boolean>`exists (
  select from site join audit on audit.site_id = site.id where site.company_id = ${id} and ${which} offset 0)`;

/**
 * For a certification body: its audit stands on one of the company's sites, the company was shared with it, or it created
 * the company, which is to say that it was named when the company was created, by whomever.
 */
const related = (actor: Actor): Predicate => {
  const bodies = actor.organisations.certificationBodies;
  if (bodies.length === 0) return never;
  const created = sql<boolean>`exists (select from company as created
    where created.id = ${id} and ${among(sql`created.created_by_cb_id`, bodies)} offset 0)`;
  return anyOf(hasAudit(ofBodies(actor)), created, shared(actor));
};

const accredited = ({ organisations }: Actor): Predicate =>
  organisations.accreditationBodies.length
    ? sql<boolean>`${id} in (select site.company_id from audit join site on site.id = audit.site_id
        where audit.record_status <> 'Holding' and audit.certification_body_id in (
          select body.id from certification_body as body
          where ${among(sql`body.accreditation_body_id`, organisations.accreditationBodies)}))`
    : never;

export const seeCompany = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return anyOf(sql<boolean>`company.status <> 'Archived'`, related(actor));
  if (isOf(actor, 'company')) return anyOf(ownCompany(actor), shared(actor));
  if (isOf(actor, 'site')) return anyOf(ofOwnSites(actor), shared(actor));
  if (isOf(actor, 'ab')) return accredited(actor);
  return never;
};

/** Whether a company in sight stands in a relation that shows its contacts. */
export const isSharedCompany = (actor: Actor): Predicate => (isOf(actor, 'cb') ? related(actor) : always);

/** The record of changes tells contacts too, so it is there where they are. */
export const seeCompanyChanges = (actor: Actor): Predicate => allOf(seeCompany(actor), isSharedCompany(actor));

/** The same of a company in sight. */
export const viewChangesOf = (actor: Actor): Predicate =>
  can(actor, 'Company.Changes') ? isSharedCompany(actor) : never;

const hasCurrentAudit = (which: Predicate): Predicate =>
  hasAudit(allOf(sql<boolean>`audit.record_status = 'Current'`, which));

export const editCompany = (actor: Actor): Predicate => {
  if (!can(actor, 'Company.Revise')) return never;
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return hasCurrentAudit(ofBodies(actor));
  return isOf(actor, 'company') ? ownCompany(actor) : never;
};

export const archiveCompany = (actor: Actor): Predicate => {
  if (!can(actor, 'Company.Persist')) return never;
  if (isOf(actor, 'body')) return always;
  if (!isOf(actor, 'cb')) return never;
  const others = sql<boolean>`not (${ofBodies(actor)})`;
  return allOf(hasCurrentAudit(ofBodies(actor)), sql<boolean>`not ${hasCurrentAudit(others)}`);
};

const blocksSharing = sql<boolean>`exists (
  select from company as blocking where blocking.id = ${id} and blocking.block_sharing)`;

/** Where a company blocks sharing, none but itself and the standards body's Admin share its records. */
export const shareCompany = (actor: Actor): Predicate => {
  if (!can(actor, 'Company.Share') && !can(actor, 'Company.Unshare')) return never;
  if (actor.role === '{body} Admin') return always;
  if (isOf(actor, 'bodyAudit')) return sql<boolean>`not ${blocksSharing}`;
  return isOf(actor, 'company') ? ownCompany(actor) : never;
};

/** Keeps the company's people from exporting lists, or lets them again. */
export const preventExportOf = (actor: Actor): Predicate =>
  can(actor, 'Company.Revise') && isOf(actor, 'body') ? always : never;

/** Sets how many favourites the company keeps in the Certificate Tracker. */
export const setLimitOf = (actor: Actor): Predicate => (actor.role === '{body} Admin' ? always : never);

/** Where the company's users are to be found; to anybody else the list would be empty. */
export const viewUsersOf = (actor: Actor): Predicate => {
  if (!can(actor, 'User.View')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'company') ? ownCompany(actor) : never;
};

export const createUserOf = (actor: Actor): Predicate => {
  if (!can(actor, 'User.Generate')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'company') ? ownCompany(actor) : never;
};

/** Gives the company a new site. */
export const addSiteToCompany = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Generate')) return never;
  return isOf(actor, 'company') ? ownCompany(actor) : isSharedCompany(actor);
};
