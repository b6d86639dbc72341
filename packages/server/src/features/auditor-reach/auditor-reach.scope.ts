import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { Scope } from '../../kernel/access/entity-access.ts';
import { allOf, always, hasAny, never, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight, type RowsInSight, type Sight } from '../../kernel/access/sight.ts';
import { accrediting, namedIn, through } from '../reach/reach.public.ts';

/** These expect the alias `auditor`, for either the table or its listing; those for lists expect the listing. */
const links = {
  at: sql`auditor.id`,
  to: sql`auditor_certification_body as link`,
  key: sql`link.auditor_id`,
};
export const linked = through(links, namedIn(sql`link.certification_body_id`, 'CertificationBody'), 'each');
const accredited = through(links, accrediting(sql`link.certification_body_id`), 'each');

const bodyIds = sql`auditor.certification_body_ids`;
/** `linked` for lists: one index of the listing has the certification bodies together with the columns that lists filter by. */
export const listedAsLinked: Scope = ({ organisations }) => hasAny(bodyIds, organisations.certificationBodies);
const listedAsAccredited: Scope = (actor) => {
  const isAccredited = accrediting(sql`body.id`).rows(actor);
  return isAccredited === never
    ? never
    : sql<boolean>`${bodyIds} && array(select body.id from certification_body as body where ${isAccredited})`;
};

export const isArchived = sql<boolean>`auditor.is_archived`;
const isSubmitted = sql<boolean>`auditor.submitted_at is not null`;

/** Other certification bodies find a shared profile once it has been validated. */
export const isOffered = sql<boolean>`(auditor.is_shared and auditor.validated_at is not null and not ${isArchived})`;

/** As whom a certification body reads a profile in a list. */
export type ReaderOfAuditor = 'keeper' | 'stranger';
const readAs = (as: ReaderOfAuditor, found: Predicate): RowsInSight => ({ as, found });

export const keptInSight = (actor: Actor): Sight => [readAs('keeper', listedAsLinked(actor))];

/** An accreditation body sees the profiles of its certification bodies, but no drafts. */
const sightBy =
  (kept: Scope, accredits: Scope) =>
  (actor: Actor): Sight => {
    if (isOf(actor, 'body')) return always;
    if (isOf(actor, 'cb')) return [readAs('keeper', kept(actor)), readAs('stranger', isOffered)];
    return isOf(actor, 'ab') ? allOf(isSubmitted, accredits(actor)) : never;
  };

export const auditorsInSight = sightBy(listedAsLinked, listedAsAccredited);

/** The same, asked of a single auditor. */
export const seeAuditor: Scope = (actor) => inSight(sightBy(linked.rows, accredited.rows)(actor));
