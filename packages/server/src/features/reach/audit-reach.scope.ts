import { type RecordStatus, sharedStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { sql } from 'kysely';
import type { Scope } from '../../kernel/access/entity-access.ts';
import { allOf, isOneOf, type Predicate } from '../../kernel/access/predicates.ts';
import {
  accrediting,
  followedSlot,
  namedIn,
  restrictTo,
  sharedAs,
  sharedSite,
  through,
  unionOf,
} from './relation.scope.ts';

/** Relations of organisations to an audit, under the alias `audit`: the table itself or its listing. */
const siteId = sql`audit.site_id`;
const site = { at: siteId, to: sql`site`, key: sql`site.id` };

export const hasStatus = (states: readonly RecordStatus[]): Predicate => isOneOf(sql`audit.record_status`, states);
export const isHolding = sql<boolean>`audit.record_status = 'Holding'`;
const isCurrent = sql<boolean>`audit.record_status = 'Current'`;

/** Whether a record with this status is visible through shares. */
export const isShownByShares = hasStatus(sharedStatuses);

/**
 * A company other than the site's owns the audit and blocks sharing: a share of site or company does not include it.
 */
const isWithheld = sql<boolean>`audit.id in (select kept.id from audit_listing as kept where kept.withheld)`;

/** Whether a share of its site or company includes it. */
export const isIncludedInShares = sql<boolean>`not ${isWithheld}`;

/** Nobody but the owner and the standards body's Admin shares an audit whose owner blocks sharing. */
export const isUnblocked = sql<boolean>`not exists (
  select from company as owner where owner.id = audit.owner_company_id and owner.block_sharing)`;

const ofRecord = namedIn(sql`audit.certification_body_id`, 'CertificationBody');
const byOwner = namedIn(sql`audit.owner_company_id`, 'Company');
const atSite = namedIn(siteId, 'Site');
const atSharedSite = sharedSite(siteId);
const covered = unionOf(sharedAs('audit', sql`audit.id`), restrictTo(isIncludedInShares, atSharedSite));

export const auditRelations = {
  ofRecord,
  byOwner,
  atSite,
  owned: unionOf(byOwner, atSite),
  /** Shares the audit with others. */
  sharer: unionOf(byOwner, restrictTo(isUnblocked, atSite)),
  /** The site is the organisation's own or its company's, regardless of who owned it when it was audited. */
  atOwnSite: unionOf(atSite, through(site, namedIn(sql`site.company_id`, 'Company'), 'few')),
  /** Certification body of record or owner, rather than a reader by share. */
  party: unionOf(ofRecord, byOwner, atSite),
  /** Shared directly or through its site or company, whether or not its record status lets the share show it. */
  covered,
  /** Shared with the organisation, which sees it; Holding and Archived records never are. */
  shared: restrictTo(isShownByShares, covered),
  /** Has the audit's slot among its favourites; that shows the company nothing. */
  favourite: followedSlot(siteId, sql`audit.standard_id`),
  /** Accredits the certification body of record; Holding records are hidden from it. */
  accredited: restrictTo(sql<boolean>`not (${isHolding})`, accrediting(sql`audit.certification_body_id`)),
};

/** For records with audits: `has` is true if one of them satisfies the predicate. */
type HasAudit = (which: Predicate) => Predicate;

/** The actor's certification body has a Current audit there. */
export const certifiesAny =
  (has: HasAudit): Scope =>
  (actor) =>
    has(allOf(isCurrent, ofRecord.rows(actor)));

/** Like `certifiesAny`, and no other certification body does. */
export const certifiesAll =
  (has: HasAudit): Scope =>
  (actor) => {
    const others = sql<boolean>`not (${ofRecord.rows(actor)})`;
    return allOf(certifiesAny(has)(actor), sql<boolean>`not ${has(allOf(isCurrent, others))}`);
  };
