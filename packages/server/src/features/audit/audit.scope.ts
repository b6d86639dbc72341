import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight, type Sight } from '../../kernel/access/sight.ts';
import { auditRelations, either, isFrom, isHolding, seeSite } from '../reach/reach.public.ts';

/**
 * These speak of a row under the alias `audit`: the table itself or its listing. Relations are those of the caller's
 * organisations, whatever the role; the role says which actions there are at all.
 */
const certificationBodyId = sql`audit.certification_body_id`;
export const isOpen = sql<boolean>`audit.record_status <> 'Closed'`;

export const { rows: byOwnCompany } = auditRelations.byOwner;
export const { rows: atOwnSite } = auditRelations.atSite;
export const { rows: atSiteOfOwn } = auditRelations.atOwnSite;
export const { rows: ofRecord } = auditRelations.ofRecord;
export const { rows: isSharedWith } = auditRelations.shared;
/** Of record or owning, and not merely shown it. */
export const { rows: isPartyTo } = auditRelations.party;
const { rows: owned } = auditRelations.owned;

/** The relations by which an audit is seen; each finds its rows by an index. */
const showing = either(
  auditRelations.ofRecord,
  auditRelations.byOwner,
  auditRelations.atSite,
  auditRelations.accredited,
  auditRelations.shared,
);

/** The audits in sight, as sets for their list. */
export const auditsInSight = (actor: Actor): Sight => {
  if (actor.role === 'UNKNOWN') return never;
  return isOf(actor, 'body') ? always : showing.sets(actor);
};

export const seeAudit = (actor: Actor): Predicate => inSight(auditsInSight(actor));

/** A Holding record that a company or site uploaded. */
const isHeldUpload = allOf(isHolding, sql<boolean>`audit.uploaded_by_organisation in ('Company', 'Site')`);

/** Who changes report and details of a record, unless it is Closed. */
export const reviseAudit = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Revise')) return never;
  if (isOf(actor, 'body')) return always;
  return anyOf(ofRecord(actor), allOf(owned(actor), isHeldUpload));
};

export const editAudit = (actor: Actor): Predicate => allOf(reviseAudit(actor), isOpen);

/** Who decides whether an audit is shown publicly, unless it is Closed: the uploader, and its owner too. */
export const showAudit = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Revise')) return never;
  return anyOf(reviseAudit(actor), owned(actor));
};

/** Who adds documents to a record, unless it is Closed. */
export const addDocument = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Generate') && !can(actor, 'Audit.Revise')) return never;
  return isOf(actor, 'body') ? always : anyOf(ofRecord(actor), owned(actor));
};

const bodyMaySubmit = sql<boolean>`exists (select from certification_body as body
  where body.id = ${certificationBodyId} and body.audit_submission_status = 'Allow' offset 0)`;

/** Who changes what the report says of a record: not a certification body while its submissions are held back. */
export const editReport = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return editAudit(actor);
  const mayChange = sql<boolean>`exists (select from certification_body as body
    where body.id = ${certificationBodyId}
      and (body.audit_submission_status = 'Allow' or (body.audit_submission_status = 'Hold' and ${isHolding})) offset 0)`;
  return allOf(editAudit(actor), mayChange);
};

/** A certification body whose own submissions are held back lets none of a company through either. */
export const validateAudit = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Verify')) return never;
  return isOf(actor, 'body') ? isHolding : allOf(ofRecord(actor), isHeldUpload, bodyMaySubmit);
};

/** Archives and takes back. */
export const archiveAudit = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Persist')) return never;
  return isOf(actor, 'body') ? always : ofRecord(actor);
};

const atActiveSite = sql<boolean>`exists (
  select from site where site.id = audit.site_id and site.status <> 'Archived' offset 0)`;

/** Uploads a report, of a site that is active or the caller's own. */
export const uploadReport = (actor: Actor, { active, own }: { active: Predicate; own: Predicate }): Predicate => {
  if (!can(actor, 'Audit.Generate')) return never;
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? active : own;
};

/** Uploads another record for its site. */
export const createRecord = (actor: Actor): Predicate =>
  uploadReport(actor, { active: atActiveSite, own: isOf(actor, 'company') ? atSiteOfOwn(actor) : atOwnSite(actor) });

/** Knows whose the site of an audit in sight is today, under the alias `site`: by sight, or because the audit's owner still has it. */
export const knowsCompany = (actor: Actor): Predicate =>
  anyOf(seeSite(actor), sql<boolean>`site.company_id = audit.owner_company_id`);

/** Schedules the audit that is to follow. */
export const scheduleNext = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Schedule')) return never;
  return allOf(isOf(actor, 'body') ? always : anyOf(ofRecord(actor), atSiteOfOwn(actor)), atActiveSite);
};

/** Says why none is to follow. */
export const giveReauditStatus = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Generate')) return never;
  return isOf(actor, 'body') ? always : ofRecord(actor);
};

/** No audit follows a record that is over. */
export const isFollowed = isFrom(['Holding', 'Current']);

export const ableToGiveReauditStatus = (actor: Actor): Predicate => allOf(giveReauditStatus(actor), isFollowed);

const sharingIsBlocked = sql<boolean>`exists (
  select from company as owner where owner.id = audit.owner_company_id and owner.block_sharing)`;

/** Where its owner blocks sharing, none but the owner and the standards body's Admin share an audit. */
export const shareAudit = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Share') && !can(actor, 'Audit.Unshare')) return never;
  if (isOf(actor, 'bodyAdmin')) return always;
  const unlessBlocked = isOf(actor, 'body') ? always : atOwnSite(actor);
  return anyOf(byOwnCompany(actor), allOf(unlessBlocked, sql<boolean>`not ${sharingIsBlocked}`));
};
