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

/** Scopes of a schedule under the alias `schedule`. The directory has no record of it yet. */
export const isUpcoming: Predicate = sql<boolean>`is_to_come(schedule)`;

/** The schedule names the actor's certification body. */
export const isScheduledFor = ({ organisations }: Actor): Predicate =>
  among(sql`schedule.certification_body_id`, organisations.certificationBodies);

/**
 * Of the schedules of an audit they see, certification bodies see their own and the one made from that very audit, not
 * a competitor's.
 */
export const seePlan = (actor: Actor): Predicate =>
  isOf(actor, 'cb') ? anyOf(isScheduledFor(actor), sql<boolean>`schedule.audit_id = audit.id`) : always;

/**
 * The day of a scheduled audit; that of an unannounced one is known only to those who send the auditor and to the
 * standards body.
 */
export const scheduledDay = (actor: Actor): RawBuilder<string | null> => {
  if (isOf(actor, 'body')) return sql`schedule.scheduled_for`;
  const isShown = anyOf(
    sql<boolean>`schedule.type <> 'Unannounced'`,
    isOf(actor, 'cb') ? isScheduledFor(actor) : never,
  );
  return sql`case when ${isShown} then schedule.scheduled_for end`;
};

/** `hidden` holds of no `former.value` that the column of a schedule ever had. */
const wasNever = (column: string, hidden: Predicate): Predicate => sql<boolean>`not exists (
  select from change_log as log, jsonb_array_elements_text(log.changes -> ${column}::text) as former (value)
  where log.entity = 'auditSchedule' and log.entity_id = schedule.id and log.part = 'audit_schedule' and ${hidden})`;

/** Whether a reader of a plan may also know its former days. */
export const seeFormerDays = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  const { certificationBodies } = actor.organisations;
  if (isOf(actor, 'cb'))
    return allOf(
      isScheduledFor(actor),
      wasNever('certification_body_id', sql<boolean>`not ${among(sql`former.value::bigint`, certificationBodies)}`),
    );
  return allOf(
    sql<boolean>`schedule.type <> 'Unannounced'`,
    wasNever('type', sql<boolean>`former.value = 'Unannounced'`),
  );
};

/** Whether a row under `schedule` follows a visible audit, and the reader sees it. */
export const isPlanAfter = (actor: Actor): Predicate =>
  allOf(
    sql<boolean>`schedule.site_id = audit.site_id and schedule.standard_id = audit.standard_id
      and (audit.record_status = 'Current' or schedule.audit_id = audit.id)`,
    isUpcoming,
    seePlan(actor),
  );

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

/** The modules of a schedule, as a JSON list of `each` applied to a row under `module`. */
export const scheduledModules = (each: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(${each} order by module.name collate "und-x-icu"), '[]')
    from audit_schedule_module as added join module on module.id = added.module_id
    where added.audit_schedule_id = schedule.id)`;
