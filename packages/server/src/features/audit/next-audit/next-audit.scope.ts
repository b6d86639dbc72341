import type { NextAuditState } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf } from '../../../kernel/access/actor.ts';
import { all, byGroup } from '../../../kernel/access/entity-access.ts';
import { allOf, always, among, anyOf, never, type Predicate } from '../../../kernel/access/predicates.ts';
import { atSiteOfOwn, isPartyTo, ofRecord } from '../audit.scope.ts';

/** Of an audit in sight, who sees what is planned to follow it: those who plan it, and not to whom it was shown. */
export const seeNextAudit = byGroup({ body: all }, (actor) => anyOf(ofRecord(actor), atSiteOfOwn(actor)));

/** Of an audit in sight, who sees why none is planned. */
export const seeReauditStatus = byGroup({ body: all }, isPartyTo);

/**
 * These speak of a schedule under the alias `schedule`. It is fulfilled, and no longer planned, once the
 * directory has a record of that site and standard that starts on the day the schedule was made, or later.
 */
export const isUpcoming: Predicate = sql<boolean>`not exists (
  select from audit as held where held.site_id = schedule.site_id and held.standard_id = schedule.standard_id
    and held.record_status in ('Current', 'Closed') and held.start_date >= (schedule.status_at at time zone 'UTC')::date)`;

/** The schedule names the actor's certification body, which does the audit. */
export const isScheduledFor = ({ organisations }: Actor): Predicate =>
  among(sql`schedule.certification_body_id`, organisations.certificationBodies);

/** Beside an audit in sight, a certification body sees what it does itself or what follows that very audit, not a rival's plan. */
export const seePlanBeside = (actor: Actor): Predicate =>
  isOf(actor, 'cb') ? anyOf(isScheduledFor(actor), sql<boolean>`schedule.audit_id = audit.id`) : always;

/** The day of a planned audit; an unannounced one is known only to those who send the auditor and to the standards body. */
export const scheduledDay = (actor: Actor): RawBuilder<string | null> => {
  if (isOf(actor, 'body')) return sql`schedule.scheduled_for`;
  const isTold = anyOf(sql<boolean>`schedule.type <> 'Unannounced'`, isOf(actor, 'cb') ? isScheduledFor(actor) : never);
  return sql`case when ${isTold} then schedule.scheduled_for end`;
};

/** A row under `schedule` is what is planned to follow an audit in sight, for those who see that. */
export const isPlanAfter = (actor: Actor): Predicate =>
  allOf(
    sql<boolean>`schedule.site_id = audit.site_id and schedule.standard_id = audit.standard_id
      and (audit.record_status = 'Current' or schedule.audit_id = audit.id)`,
    isUpcoming,
    seePlanBeside(actor),
  );

/** What is known of the audit that is to follow one in sight, under the alias of its listing. No condition holds for those who do not plan it. */
export const nextAuditStatesOf = (actor: Actor, today: string): Readonly<Record<NextAuditState, Predicate>> => {
  const told = seeNextAudit(actor);
  const planned = (which: Predicate) =>
    allOf(
      told,
      sql<boolean>`exists (select from audit_schedule as schedule where ${allOf(isPlanAfter(actor), which)})`,
    );
  const isPast = sql<boolean>`${scheduledDay(actor)} < ${today}::date`;
  const isDeclined = allOf(seeReauditStatus(actor), sql<boolean>`audit.renewal_declined`);
  return {
    Overdue: planned(isPast),
    Planned: planned(sql<boolean>`(${isPast}) is not true`),
    'No renewal': isDeclined,
    'Not planned': allOf(told, sql<boolean>`not ${planned(always)}`, sql<boolean>`not ${isDeclined}`),
  };
};

/** The modules of a schedule, as JSON: a list of what `each` makes of a row under `module`. */
export const scheduledModules = (each: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(${each} order by module.name collate "und-x-icu"), '[]')
    from audit_schedule_module as added join module on module.id = added.module_id
    where added.audit_schedule_id = schedule.id)`;
