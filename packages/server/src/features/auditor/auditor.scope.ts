import { auditorRefusalReasons, auditorVerbs } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { accessTo, all, byGroup, type Scope } from '../../kernel/access/entity-access.ts';
import { allOf, always, anyOf } from '../../kernel/access/predicates.ts';
import { inSight, type Sight, setsOf, within } from '../../kernel/access/sight.ts';
import { accrediting, namedIn, through } from '../reach/reach.public.ts';

/** Scopes of a row under the alias `auditor`: the table itself or its listing. */
const links = {
  at: sql`auditor.id`,
  to: sql`auditor_certification_body as link`,
  key: sql`link.auditor_id`,
};
const linked = through(links, namedIn(sql`link.certification_body_id`, 'CertificationBody'), 'few');
const accredited = through(links, accrediting(sql`link.certification_body_id`), 'few');

export const isArchived = sql<boolean>`auditor.is_archived`;
const isDraft = sql<boolean>`auditor.submitted_at is null`;
const isInRevision = sql<boolean>`(auditor.status = 'In Revision' and not ${isArchived})`;

/** Other certification bodies find a shared profile once it has been validated. */
const isOffered = sql<boolean>`(auditor.is_shared and auditor.validated_at is not null and not ${isArchived})`;

/** The profiles of an accreditation body's certification bodies, but no drafts. */
const seenByAccreditor = (actor: Actor): Sight => within(sql<boolean>`not (${isDraft})`, accredited.sets(actor));

export const auditorsInSight = (actor: Actor): Sight => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return [...setsOf(linked.rows(actor)), { found: isOffered }];
  return isOf(actor, 'ab') ? seenByAccreditor(actor) : [];
};

export const seeAuditor: Scope = (actor) => inSight(auditorsInSight(actor));

/** Those who keep a profile: the standards body and its certification bodies. They read its drafts and what to mend. */
export const keepsAuditor = byGroup({ body: all, cb: linked.rows });

/** Those who read a profile as it is now, and why the auditor is qualified. Others read what was last validated. */
export const readsPresent = byGroup({ body: all, cb: linked.rows, ab: all });

/** The profiles whose validation somebody follows: not those that others share with them. */
export const followedAuditors = (actor: Actor): Sight =>
  isOf(actor, 'cb') ? linked.sets(actor) : auditorsInSight(actor);

const isOpen: Scope = () => sql<boolean>`not ${isArchived}`;
const kept = { notLinked: keepsAuditor };
const keptAndOpen = { ...kept, archived: isOpen };

export const auditorAccess = accessTo(auditorVerbs, {
  from: sql`auditor`,
  see: seeAuditor,
  reasons: auditorRefusalReasons,
  may: {
    edit: keptAndOpen,
    validate: keptAndOpen,
    archive: kept,
    suspendQualifications: keptAndOpen,
    removeQualifications: keptAndOpen,
    viewChanges: kept,
  },
  offered: { validate: { notInRevision: () => isInRevision } },
});

/** A qualification under the alias `held`, of a profile in sight: drafts are for those who keep the profile. */
export const seeQualification: Scope = (actor) =>
  anyOf(
    keepsAuditor(actor),
    allOf(readsPresent(actor), sql<boolean>`held.status <> 'In Progress'`),
    sql<boolean>`held.validated_at is not null`,
  );
