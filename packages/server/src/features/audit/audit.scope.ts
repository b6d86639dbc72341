import { auditRefusalReasons, auditVerbs } from '@attestry/contract/features/audit/audit.schema.ts';
import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { recordTransitions } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { accessTo, all, byGroup, type Scope } from '../../kernel/access/entity-access.ts';
import { allOf, always, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight, type Sight } from '../../kernel/access/sight.ts';
import { auditRelations, hasStatus, isHolding, isUnblocked, seeSite, unionOf } from '../reach/reach.public.ts';
import { isReplaceable } from './next-audit/plan.scope.ts';

/**
 * Scopes of a row under the alias `audit`: the table itself or its listing. Relations are those of the caller's
 * organisations, whatever the role; the role decides which actions exist at all.
 */
const certificationBodyId = sql`audit.certification_body_id`;
export const isOpen = sql<boolean>`audit.record_status <> 'Closed'`;

export const { rows: byOwnCompany } = auditRelations.byOwner;
export const { rows: atOwnSite } = auditRelations.atSite;
export const { rows: atSiteOfOwn } = auditRelations.atOwnSite;
export const { rows: ofRecord } = auditRelations.ofRecord;
export const { rows: isSharedWith } = auditRelations.shared;
/** Certification body of record or owner, rather than a reader by share. */
export const { rows: isPartyTo } = auditRelations.party;
export const { rows: owned } = auditRelations.owned;

/** The relations that make an audit visible without a share; each finds its rows by an index. */
const showingOwn = unionOf(
  auditRelations.ofRecord,
  auditRelations.byOwner,
  auditRelations.atSite,
  auditRelations.accredited,
);
const showing = unionOf(showingOwn, auditRelations.shared);

/** Whether an actor sees an audit without any share. */
export const seenWithoutShare = byGroup({ body: all }, showingOwn.rows);

/** The audits that an actor sees, as sets for their list. */
export const auditsInSight = (actor: Actor): Sight => {
  if (actor.role === 'UNKNOWN') return never;
  return isOf(actor, 'body') ? always : showing.sets(actor);
};

/** Whether an actor sees one audit: the same as `seeAudit`, for the few rows of a page. */
export const reachesAudit = (actor: Actor): Predicate => {
  if (actor.role === 'UNKNOWN') return never;
  return isOf(actor, 'body') ? always : showing.reaches(actor);
};

/** Those of the reader's own organisations: all that the reader sees but the ones that others share. */
export const ownAuditsInSight = (actor: Actor): Sight => auditRelations.owned.sets(actor);

export const seeAudit = (actor: Actor): Predicate => inSight(auditsInSight(actor));

/** A Holding record that a company or site uploaded. */
const isHeldUpload = allOf(isHolding, sql<boolean>`audit.uploaded_by_organisation in ('Company', 'Site')`);

const bodyOfRecord = (which: Predicate): Predicate => sql<boolean>`exists (select from certification_body as body
  where body.id = ${certificationBodyId} and ${which} offset 0)`;
const maySubmit = bodyOfRecord(sql<boolean>`body.audit_submission_status = 'Allow'`);
const mayChangeReport = bodyOfRecord(
  sql<boolean>`(body.audit_submission_status = 'Allow' or (body.audit_submission_status = 'Hold' and ${isHolding}))`,
);

const atSite = (which: Predicate): Predicate =>
  sql<boolean>`exists (select from site where site.id = audit.site_id and ${which} offset 0)`;
const atActiveSite = atSite(sql<boolean>`site.status <> 'Archived'`);
const atSiteInSight = (actor: Actor): Predicate => atSite(seeSite(actor));

/**
 * Whether the reader may know the present company of an audit's site, under the alias `site`: because they see the
 * site, or because the audit's owner still has it.
 */
export const knowsCompany = (actor: Actor): Predicate =>
  anyOf(seeSite(actor), sql<boolean>`site.company_id = audit.owner_company_id`);

/** Whether validation would give a record its place: one without a decision waits while another record is Current. */
const isDecidable = sql<boolean>`not (audit.certification_status = 'Pending' and exists (
  select from audit as held join audit as present
    on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = ${sql.lit(holdingReasons.awaitingDecision)} offset 0))`;

/** No audit follows a closed record. */
export const isFollowed = hasStatus(['Holding', 'Current']);

const revised = byGroup({ body: all }, (actor) => anyOf(ofRecord(actor), allOf(owned(actor), isHeldUpload)));
const ofBodyOrRecord = byGroup({ body: all }, ofRecord);

/** If the owner blocks sharing, only the owner and the standards body's Admin share the audit. */
const shareable = {
  notOwn: byGroup({ body: all }, owned),
  sharingBlocked: byGroup({ bodyAdmin: all }, (actor) => anyOf(byOwnCompany(actor), isUnblocked)),
};

const whileOpen: Scope = () => isOpen;
/** Commands also correct an archived record, but its page first offers to unarchive it. */
const whileNotArchived: Scope = () => sql<boolean>`audit.record_status <> 'Archived'`;
const whileChanged = { closed: whileOpen, archived: whileNotArchived };
const whileFollowed: Scope = () => isFollowed;

export const auditAccess = accessTo(auditVerbs, {
  from: sql`audit`,
  see: seeAudit,
  reasons: auditRefusalReasons,
  may: {
    edit: revised,
    share: shareable,
    /** A certification body whose own submissions are on hold cannot validate a company's either. */
    validate: byGroup({ body: () => isHolding }, (actor) => allOf(ofRecord(actor), isHeldUpload, maySubmit)),
    archive: { notOwn: ofBodyOrRecord },
    unarchive: { notOwn: ofBodyOrRecord },
    addDocument: byGroup({ body: all }, (actor) => anyOf(ofRecord(actor), owned(actor))),
    schedule: {
      notOwn: byGroup({ body: all }, (actor) => anyOf(ofRecord(actor), atSiteOfOwn(actor))),
      siteArchived: () => atActiveSite,
    },
    giveReauditStatus: ofBodyOrRecord,
    createRecord: byGroup({ body: all, cb: () => atActiveSite, company: atSiteOfOwn }, atOwnSite),
    editReport: byGroup({ body: all }, (actor) => allOf(revised(actor), mayChangeReport)),
    /** The record would show a former owner of the site what is out of its sight. */
    synchronise: (actor) => allOf(revised(actor), atSiteInSight(actor)),
    setVisibility: (actor) => anyOf(revised(actor), owned(actor)),
    downloadLogos: byOwnCompany,
    setSharingOptions: shareable,
  },
  offered: {
    edit: whileChanged,
    validate: { awaitsDecision: () => isDecidable },
    archive: () => hasStatus(recordTransitions.archive.from),
    unarchive: () => hasStatus(recordTransitions.unarchive.from),
    addDocument: whileOpen,
    schedule: { notFollowed: whileFollowed, kept: isReplaceable },
    giveReauditStatus: { notFollowed: whileFollowed },
    editReport: whileChanged,
    synchronise: whileNotArchived,
    setVisibility: whileChanged,
  },
});
