import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { Scope } from '../../kernel/access/entity-access.ts';
import { always } from '../../kernel/access/predicates.ts';
import { inSight, type Sight, setsOf, within } from '../../kernel/access/sight.ts';
import { accrediting, namedIn, through } from '../reach/reach.public.ts';

/** The scopes expect the alias `auditor`, for either the table or its listing. */
const links = {
  at: sql`auditor.id`,
  to: sql`auditor_certification_body as link`,
  key: sql`link.auditor_id`,
};
export const linked = through(links, namedIn(sql`link.certification_body_id`, 'CertificationBody'), 'few');
const accredited = through(links, accrediting(sql`link.certification_body_id`), 'few');

export const isArchived = sql<boolean>`auditor.is_archived`;
const isDraft = sql<boolean>`auditor.submitted_at is null`;

/** Other certification bodies find a shared profile once it has been validated. */
export const isOffered = sql<boolean>`(auditor.is_shared and auditor.validated_at is not null and not ${isArchived})`;

/** The profiles of an accreditation body's certification bodies, but no drafts. */
const seenByAccreditor = (actor: Actor): Sight => within(sql<boolean>`not (${isDraft})`, accredited.sets(actor));

export const auditorsInSight = (actor: Actor): Sight => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return [...setsOf(linked.rows(actor)), { found: isOffered }];
  return isOf(actor, 'ab') ? seenByAccreditor(actor) : [];
};

export const seeAuditor: Scope = (actor) => inSight(auditorsInSight(actor));
