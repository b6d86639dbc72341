import type { NextAuditState } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf } from '../../../kernel/access/actor.ts';
import { all, byGroup } from '../../../kernel/access/entity-access.ts';
import { allOf, always, among, anyOf, hasAny, never, type Predicate } from '../../../kernel/access/predicates.ts';
import { atSiteOfOwn, isPartyTo, ofRecord } from '../audit.scope.ts';

/** Of the readers of an audit, those who see its next audit: those who plan it, not those it is shared with. */
export const seeNextAudit = byGroup({ body: all }, (actor) => anyOf(ofRecord(actor), atSiteOfOwn(actor)));

/** Of the readers of an audit, those who see why no renewal is planned. */
export const seeReauditStatus = byGroup({ body: all }, isPartyTo);

/** The reader sees a later record that is in Holding: one they are party to, because no share shows it. */
const seeHeld = byGroup({ body: () => sql<boolean>`audit.held_by is not null` }, ({ organisations }) =>
  allOf(
    sql<boolean>`audit.held_by is not null`,
    anyOf(
      hasAny(sql`audit.held_by`, organisations.certificationBodies),
      hasAny(sql`audit.held_for`, organisations.companies),
      among(sql`audit.site_id`, organisations.sites),
    ),
  ),
);

/**
 * The states of the next audit of an audit that the actor sees. The alias `audit` names a row of the listing, which has what is planned
 * and in Holding. All are false for readers who do not plan the next audit.
 */
export const nextAuditStatesOf = (actor: Actor, today: string): Readonly<Record<NextAuditState, Predicate>> => {
  const isVisible = seeNextAudit(actor);
  const isHeld = allOf(isVisible, seeHeld(actor));
  const isAwaited = allOf(isVisible, sql<boolean>`not (${isHeld})`);
  const byOwnBody = isOf(actor, 'cb') ? among(sql`audit.planned_by`, actor.organisations.certificationBodies) : never;
  const isPlan = isOf(actor, 'cb') ? anyOf(byOwnBody, sql<boolean>`audit.planned_after`) : always;
  const isPlanned = allOf(sql<boolean>`audit.planned_for is not null`, isPlan);
  const knowsDay = isOf(actor, 'body') ? always : anyOf(sql<boolean>`not audit.planned_unannounced`, byOwnBody);
  const isPast = allOf(sql<boolean>`audit.planned_for < ${today}::date`, knowsDay);
  const isDeclined = allOf(seeReauditStatus(actor), sql<boolean>`audit.renewal_declined`);
  return {
    'In Holding': isHeld,
    Overdue: allOf(isAwaited, isPlanned, isPast),
    Planned: allOf(isAwaited, isPlanned, sql<boolean>`not (${isPast})`),
    'No renewal': allOf(isDeclined, sql<boolean>`not (${isHeld})`),
    'Not planned': allOf(isAwaited, sql<boolean>`(${isPlanned}) is not true`, sql<boolean>`not ${isDeclined}`),
  };
};

/** The day for which an overdue next audit was planned; null if it is not overdue to the reader. */
export const overdueSince = (actor: Actor, today: string): RawBuilder<string | null> =>
  sql`case when ${nextAuditStatesOf(actor, today).Overdue} then audit.planned_for end`;
