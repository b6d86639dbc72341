import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, among, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { sharedWith } from '../../kernel/access/sharing.ts';
import { isScheduledFor, uploadReport } from '../audit/audit.public.ts';

/** These speak of a row under the alias `site`: the table itself or its listing. */
const id = sql`site.id`;
const companyId = sql`site.company_id`;
const notArchived = sql<boolean>`site.status <> 'Archived'`;

const ofOwnCompany = ({ organisations }: Actor): Predicate => among(companyId, organisations.companies);
const amongOwnSites = ({ organisations }: Actor): Predicate => among(id, organisations.sites);

/** A company user's sites are those of its company and those given to it singly; a Site User's are the latter alone. */
const own = (actor: Actor): Predicate => {
  if (isOf(actor, 'company')) return anyOf(ofOwnCompany(actor), amongOwnSites(actor));
  return isOf(actor, 'site') ? amongOwnSites(actor) : never;
};

const shared = (actor: Actor): Predicate =>
  anyOf(amongSelected(id, sharedWith(actor, 'site')), amongSelected(companyId, sharedWith(actor, 'company')));

const ofBodies = ({ organisations }: Actor): Predicate =>
  among(sql`audit.certification_body_id`, organisations.certificationBodies);

/** Asked of single rows: `offset 0` keeps it from being turned into the set of all such sites, which grows. */
const hasAudit = (which: Predicate): Predicate => sql<boolean>`exists (
  select from audit where audit.site_id = ${id} and ${which} offset 0)`;

/**
 * For a certification body: its audit stands on the site, the site or its company was shared with it, or it created the
 * site, which is to say that it was named when the site was created, by its own user or by whoever else created it.
 */
const related = (actor: Actor): Predicate => {
  const bodies = actor.organisations.certificationBodies;
  if (bodies.length === 0) return never;
  const created = sql<boolean>`exists (
    select from site as created where created.id = ${id} and ${among(sql`created.created_by_cb_id`, bodies)} offset 0)`;
  return anyOf(hasAudit(ofBodies(actor)), created, shared(actor));
};

const accredited = ({ organisations }: Actor): Predicate =>
  organisations.accreditationBodies.length
    ? sql<boolean>`${id} in (select audit.site_id from audit where audit.record_status <> 'Holding'
        and audit.certification_body_id in (select body.id from certification_body as body
          where ${among(sql`body.accreditation_body_id`, organisations.accreditationBodies)}))`
    : never;

export const seeSite = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return anyOf(notArchived, related(actor));
  if (isOf(actor, 'company') || isOf(actor, 'site')) return anyOf(own(actor), shared(actor));
  return isOf(actor, 'ab') ? accredited(actor) : never;
};

/** Whether a site in sight stands in a relation that shows its contacts and what its audits say. */
export const isSharedSite = (actor: Actor): Predicate => (isOf(actor, 'cb') ? related(actor) : always);

/** The record of changes tells contacts too, so it is there where they are. */
export const seeSiteChanges = (actor: Actor): Predicate => allOf(seeSite(actor), isSharedSite(actor));

/** The same of a site in sight. */
export const viewChangesOf = (actor: Actor): Predicate => (can(actor, 'Site.Changes') ? isSharedSite(actor) : never);

const hasCurrentAudit = (which: Predicate): Predicate =>
  hasAudit(allOf(sql<boolean>`audit.record_status = 'Current'`, which));

export const editSite = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Revise')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? hasCurrentAudit(ofBodies(actor)) : own(actor);
};

export const archiveSite = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Persist')) return never;
  if (isOf(actor, 'body')) return always;
  if (!isOf(actor, 'cb')) return never;
  const others = sql<boolean>`not (${ofBodies(actor)})`;
  return allOf(hasCurrentAudit(ofBodies(actor)), sql<boolean>`not ${hasCurrentAudit(others)}`);
};

const companyBlocksSharing = sql<boolean>`exists (
  select from company as blocking where blocking.id = ${companyId} and blocking.block_sharing)`;

/** Where the company blocks sharing, none but itself and the standards body's Admin share its sites. */
export const shareSite = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Share') && !can(actor, 'Site.Unshare')) return never;
  if (actor.role === '{body} Admin') return always;
  const unlessBlocked = isOf(actor, 'bodyAudit') ? always : own(actor);
  const itself = isOf(actor, 'company') ? ofOwnCompany(actor) : never;
  return anyOf(itself, allOf(unlessBlocked, sql<boolean>`not ${companyBlocksSharing}`));
};

/** What the Certificate Tracker shows of the site's audits to those it is not shared with. */
export const setSharingOptionsOf = (actor: Actor): Predicate =>
  can(actor, 'Site.ShareOptions') ? shareSite(actor) : never;

/** Where the site's users are to be found. Which of them, and whether any, is the users' own scope. */
export const viewUsersOf = (actor: Actor): Predicate => {
  if (!can(actor, 'User.View')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? related(actor) : own(actor);
};

export const createUserOf = (actor: Actor): Predicate => {
  if (!can(actor, 'User.Generate')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'company') ? own(actor) : never;
};

/**
 * Sees an audit to come, under the alias `schedule`, of a site in sight: the standards body, the site's owners, the
 * certification body it names, and the one of record of the audit it follows.
 */
export const seeSchedule = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (!isOf(actor, 'cb')) return own(actor);
  const followsOwn = sql<boolean>`exists (select from audit where audit.id = schedule.audit_id and ${ofBodies(actor)})`;
  return actor.organisations.certificationBodies.length ? anyOf(isScheduledFor(actor), followsOwn) : never;
};

/** Uploads a new audit of the site. */
export const uploadToSite = (actor: Actor): Predicate => uploadReport(actor, { active: notArchived, own: own(actor) });

/** Schedules audits there. */
export const scheduleAt = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Schedule')) return never;
  if (isOf(actor, 'body')) return notArchived;
  return allOf(isOf(actor, 'cb') ? related(actor) : own(actor), notArchived);
};
