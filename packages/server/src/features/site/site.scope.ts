import { siteRefusalReasons, siteVerbs } from '@attestry/contract/features/site/site.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { accessTo, all, byGroup, type Scope } from '../../kernel/access/entity-access.ts';
import { always, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { isScheduledFor } from '../audit/audit.public.ts';
import {
  auditOnSite,
  auditRelations,
  certifiesAll,
  certifiesAny,
  ownSite,
  relatedSite,
  seeSite,
  siteNotArchived,
  siteSharing,
} from '../reach/reach.public.ts';

/** Whether the caller's relation to a visible site shows its contacts, its change log, and its audit data. */
export const isSharedSite = byGroup({ cb: relatedSite }, all);

const isOpen: Scope = () => siteNotArchived;
/** Companies and sites act on their own sites; of the others, the role or another condition decides. */
const notOwn = byGroup({ body: all, cb: all }, ownSite);

export const siteAccess = accessTo(siteVerbs, {
  from: sql`site`,
  see: seeSite,
  reasons: siteRefusalReasons,
  may: {
    edit: { notOwn, notCertifying: byGroup({ cb: certifiesAny(auditOnSite) }, all) },
    archive: { notOnlyCertifier: byGroup({ body: all, cb: certifiesAll(auditOnSite) }) },
    share: siteSharing,
    setSharingOptions: siteSharing,
    viewChanges: isSharedSite,
    /** Certification bodies see none of the users. */
    viewUsers: byGroup({ body: all, cb: () => never }, ownSite),
    createUser: byGroup({ body: all, company: ownSite }),
    upload: { notOwn, archived: byGroup({ cb: isOpen }, all) },
    schedule: { notOwn, notRelated: byGroup({ cb: relatedSite }, all), archived: isOpen },
  },
});

/**
 * Who sees a scheduled audit, under the alias `schedule`, of a site they see: the standards body, the site's owners,
 * the named certification body, and the one of record of the audit it follows.
 */
export const seeSchedule = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (!isOf(actor, 'cb')) return ownSite(actor);
  const followsOwn = sql<boolean>`exists (select from audit where audit.id = schedule.audit_id and ${auditRelations.ofRecord.rows(actor)})`;
  return actor.organisations.certificationBodies.length ? anyOf(isScheduledFor(actor), followsOwn) : never;
};
