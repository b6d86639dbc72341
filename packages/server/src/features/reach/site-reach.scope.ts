import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { always, among, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { sharedWith } from '../../kernel/access/sharing.ts';

/** How a caller stands to a site, under the alias `site`: the table itself or its listing. */
const id = sql`site.id`;
const companyId = sql`site.company_id`;
export const siteNotArchived = sql<boolean>`site.status <> 'Archived'`;

export const ofOwnCompany = ({ organisations }: Actor): Predicate => among(companyId, organisations.companies);
const amongOwnSites = ({ organisations }: Actor): Predicate => among(id, organisations.sites);

/** A company user's sites are those of its company and those given to it singly; a Site User's are the latter alone. */
export const ownSite = (actor: Actor): Predicate => {
  if (isOf(actor, 'company')) return anyOf(ofOwnCompany(actor), amongOwnSites(actor));
  return isOf(actor, 'site') ? amongOwnSites(actor) : never;
};

const shared = (actor: Actor): Predicate =>
  anyOf(amongSelected(id, sharedWith(actor, 'site')), amongSelected(companyId, sharedWith(actor, 'company')));

export const ofOwnBodies = ({ organisations }: Actor): Predicate =>
  among(sql`audit.certification_body_id`, organisations.certificationBodies);

/** Asked of single rows: `offset 0` keeps it from being turned into the set of all such sites, which grows. */
export const auditOnSite = (which: Predicate): Predicate => sql<boolean>`exists (
  select from audit where audit.site_id = ${id} and ${which} offset 0)`;

/**
 * For a certification body: its audit stands on the site, the site or its company was shared with it, or it created the
 * site, which is to say that it was named when the site was created, by its own user or by whoever else created it.
 */
export const relatedSite = (actor: Actor): Predicate => {
  const bodies = actor.organisations.certificationBodies;
  if (bodies.length === 0) return never;
  const created = sql<boolean>`exists (
    select from site as created where created.id = ${id} and ${among(sql`created.created_by_cb_id`, bodies)} offset 0)`;
  return anyOf(auditOnSite(ofOwnBodies(actor)), created, shared(actor));
};

const accredited = ({ organisations }: Actor): Predicate =>
  organisations.accreditationBodies.length
    ? sql<boolean>`${id} in (select audit.site_id from audit where audit.record_status <> 'Holding'
        and audit.certification_body_id in (select body.id from certification_body as body
          where ${among(sql`body.accreditation_body_id`, organisations.accreditationBodies)}))`
    : never;

export const seeSite = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return anyOf(siteNotArchived, relatedSite(actor));
  if (isOf(actor, 'company') || isOf(actor, 'site')) return anyOf(ownSite(actor), shared(actor));
  return isOf(actor, 'ab') ? accredited(actor) : never;
};
