import { type RecordStatus, sharedStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import {
  allOf,
  always,
  among,
  amongSelected,
  anyOf,
  anyRelation,
  isOneOf,
  never,
  type Predicate,
} from '../../kernel/access/predicates.ts';
import { sharedWith } from '../../kernel/access/sharing.ts';

/**
 * These speak of a row under the alias `audit`: the table itself or its listing. Relations are those of the caller's
 * organisations, whatever the role; the role says which actions there are at all.
 */
const id = sql`audit.id`;
const siteId = sql`audit.site_id`;
const certificationBodyId = sql`audit.certification_body_id`;
const isHolding = sql<boolean>`audit.record_status = 'Holding'`;
export const isOpen = sql<boolean>`audit.record_status <> 'Closed'`;

export const isFrom = (states: readonly RecordStatus[]): Predicate => isOneOf(sql`audit.record_status`, states);

/** Whether a share shows the record as it stands. */
export const isShownByShares = isFrom(sharedStatuses);

export const byOwnCompany = ({ organisations }: Actor): Predicate =>
  among(sql`audit.owner_company_id`, organisations.companies);
export const atOwnSite = ({ organisations }: Actor): Predicate => among(siteId, organisations.sites);
/** At a site of its own or of its company, whoever owned the site when it was audited. */
export const atSiteOfOwn = (actor: Actor): Predicate => {
  const { companies } = actor.organisations;
  const ofCompany = sql`select site.id from site where ${among(sql`site.company_id`, companies)}`;
  return anyOf(atOwnSite(actor), companies.length > 0 ? amongSelected(siteId, ofCompany) : never);
};
const owned = (actor: Actor): Predicate => anyOf(byOwnCompany(actor), atOwnSite(actor));

export const ofRecord = ({ organisations }: Actor): Predicate =>
  among(certificationBodyId, organisations.certificationBodies);

/**
 * Of the audits at the sites selected, those that a share of site or company does not hand out: another company than the
 * site's owns them and blocks sharing. Few audits have such an owner, and an index of their own. Not those of `given`,
 * which were shared themselves: what is left out is then asked beside the relations, whose indexes find their rows alone.
 */
const withheldAt = (sites: RawBuilder<unknown>, given: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select elsewhere.id from audit_listing as elsewhere join company as owner on owner.id = elsewhere.owner_company_id
  where elsewhere.owner_company_id <> elsewhere.site_company_id and owner.block_sharing
    and ${amongSelected(sql`elsewhere.site_id`, sites)} and not ${amongSelected(sql`elsewhere.id`, given)}`;

const sitesOfShared = (actor: Actor): RawBuilder<unknown> =>
  sql`select site.id from site where ${amongSelected(sql`site.company_id`, sharedWith(actor, 'company'))}`;

/** The sites shared with the caller, by themselves or with their company. */
const sitesShared = (actor: Actor): RawBuilder<unknown> =>
  sql`${sharedWith(actor, 'site')} union all ${sitesOfShared(actor)}`;

/** Shared by itself or with its site or company; what is Holding or Archived never is. */
export const isSharedWith = (actor: Actor): Predicate => {
  const { companies, sites, certificationBodies } = actor.organisations;
  if (companies.length + sites.length + certificationBodies.length === 0) return never;
  const given = sharedWith(actor, 'audit');
  return allOf(
    isShownByShares,
    anyOf(
      amongSelected(id, given),
      amongSelected(siteId, sharedWith(actor, 'site')),
      amongSelected(siteId, sitesOfShared(actor)),
    ),
    sql<boolean>`${id} not in (${withheldAt(sitesShared(actor), given)})`,
  );
};

const accredited = ({ organisations }: Actor): Predicate =>
  organisations.accreditationBodies.length
    ? allOf(
        sql<boolean>`not (${isHolding})`,
        amongSelected(
          certificationBodyId,
          sql`select body.id from certification_body as body
            where ${among(sql`body.accreditation_body_id`, organisations.accreditationBodies)}`,
        ),
      )
    : never;

export const seeAudit = (actor: Actor): Predicate => {
  if (actor.role === 'UNKNOWN') return never;
  if (isOf(actor, 'body')) return always;
  return anyRelation(ofRecord(actor), byOwnCompany(actor), atOwnSite(actor), isSharedWith(actor), accredited(actor));
};

/** Of record or owning, and not merely shown it. */
export const isPartyTo = (actor: Actor): Predicate => anyOf(ofRecord(actor), owned(actor));

/** A Holding record that a company or site uploaded. */
const isHeldUpload = allOf(isHolding, sql<boolean>`audit.uploaded_by_organisation in ('Company', 'Site')`);

/** Who changes report and details of a record, unless it is Closed. */
export const reviseAudit = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Revise')) return never;
  if (isOf(actor, 'body')) return always;
  return anyOf(ofRecord(actor), allOf(owned(actor), isHeldUpload));
};

export const editAudit = (actor: Actor): Predicate => allOf(reviseAudit(actor), isOpen);

/** Who decides whether an audit is shown publicly, unless it is Closed: its owner too, whoever uploaded it. */
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

/** Knows whose the site of an audit in sight is today: by the site itself, or because the audit's owner still has it. */
export const knowsCompany = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  const stillOwned = sql<boolean>`exists (
    select from site where site.id = audit.site_id and site.company_id = audit.owner_company_id)`;
  const bySharedSite = amongSelected(siteId, sitesShared(actor));
  const byActiveSite = isOf(actor, 'cb') ? atActiveSite : never;
  return anyOf(ofRecord(actor), atSiteOfOwn(actor), accredited(actor), bySharedSite, byActiveSite, stillOwned);
};

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
  if (actor.role === '{body} Admin') return always;
  const unlessBlocked = isOf(actor, 'body') ? always : atOwnSite(actor);
  return anyOf(byOwnCompany(actor), allOf(unlessBlocked, sql<boolean>`not ${sharingIsBlocked}`));
};
