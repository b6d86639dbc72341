import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { isScheduledFor, uploadReport } from '../audit/audit.public.ts';
import {
  auditOnSite,
  auditRelations,
  holdsCurrent,
  holdsCurrentAlone,
  ownSite,
  relatedSite,
  seeSite,
  siteNotArchived,
  siteRelations,
} from '../reach/reach.public.ts';

/** Whether a site in sight stands in a relation that shows its contacts and what its audits say. */
export const isSharedSite = (actor: Actor): Predicate => (isOf(actor, 'cb') ? relatedSite(actor) : always);

/** The record of changes contains contacts, so only those who see the contacts see it. */
export const seeSiteChanges = (actor: Actor): Predicate => allOf(seeSite(actor), isSharedSite(actor));

/** The same of a site in sight. */
export const viewChangesOf = (actor: Actor): Predicate => (can(actor, 'Site.Changes') ? isSharedSite(actor) : never);

export const editSite = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Revise')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? holdsCurrent(actor, auditOnSite) : ownSite(actor);
};

export const archiveSite = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Persist')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? holdsCurrentAlone(actor, auditOnSite) : never;
};

const companyBlocksSharing = sql<boolean>`exists (
  select from company as blocking where blocking.id = site.company_id and blocking.block_sharing)`;

/** Where the company blocks sharing, none but itself and the standards body's Admin share its sites. */
export const shareSite = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Share') && !can(actor, 'Site.Unshare')) return never;
  if (isOf(actor, 'bodyAdmin')) return always;
  const unlessBlocked = isOf(actor, 'bodyAudit') ? always : ownSite(actor);
  const itself = isOf(actor, 'company') ? siteRelations.ofCompany.rows(actor) : never;
  return anyOf(itself, allOf(unlessBlocked, sql<boolean>`not ${companyBlocksSharing}`));
};

/** What the Certificate Tracker shows of the site's audits to those it is not shared with. */
export const setSharingOptionsOf = (actor: Actor): Predicate =>
  can(actor, 'Site.ShareOptions') ? shareSite(actor) : never;

/** Whose list of the site's users is not always empty. Certification bodies see none of them. */
export const viewUsersOf = (actor: Actor): Predicate => {
  if (!can(actor, 'User.View')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? never : ownSite(actor);
};

export const createUserOf = (actor: Actor): Predicate => {
  if (!can(actor, 'User.Generate')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'company') ? ownSite(actor) : never;
};

/**
 * Sees an audit to come, under the alias `schedule`, of a site in sight: the standards body, the site's owners, the
 * certification body it names, and the one of record of the audit it follows.
 */
export const seeSchedule = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (!isOf(actor, 'cb')) return ownSite(actor);
  const followsOwn = sql<boolean>`exists (select from audit where audit.id = schedule.audit_id and ${auditRelations.ofRecord.rows(actor)})`;
  return actor.organisations.certificationBodies.length ? anyOf(isScheduledFor(actor), followsOwn) : never;
};

/** Uploads a new audit of the site. */
export const uploadToSite = (actor: Actor): Predicate =>
  uploadReport(actor, { active: siteNotArchived, own: ownSite(actor) });

/** Schedules audits there. */
export const scheduleAt = (actor: Actor): Predicate => {
  if (!can(actor, 'Site.Schedule')) return never;
  if (isOf(actor, 'body')) return siteNotArchived;
  return allOf(isOf(actor, 'cb') ? relatedSite(actor) : ownSite(actor), siteNotArchived);
};
