import { auditorRefusalReasons, auditorVerbs } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { accessTo, all, byGroup, type Scope } from '../../kernel/access/entity-access.ts';
import { allOf, anyOf } from '../../kernel/access/predicates.ts';
import type { Sight } from '../../kernel/access/sight.ts';
import { auditorsInSight, isArchived, keptInSight, linked, seeAuditor } from '../auditor-reach/auditor-reach.public.ts';

/** Those who keep a profile: the standards body and its certification bodies. They read its drafts and what to mend. */
export const keepsAuditor = byGroup({ body: all, cb: linked.rows });

/** Those who read a profile as it is now, and why the auditor is qualified. Others read what was last validated. */
export const readsPresent = byGroup({ body: all, cb: linked.rows, ab: all });

/** The profiles whose validation somebody follows: not those that others share with them. */
export const followedAuditors = (actor: Actor): Sight =>
  isOf(actor, 'cb') ? keptInSight(actor) : auditorsInSight(actor);

const isOpen: Scope = () => sql<boolean>`not ${isArchived}`;
const kept = { notLinked: keepsAuditor };
const keptAndOpen = { ...kept, archived: isOpen };

const isInRevision = sql<boolean>`(auditor.status = 'In Revision' and not ${isArchived})`;

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
