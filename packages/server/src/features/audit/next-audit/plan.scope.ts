import type { KeptReason } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf } from '../../../kernel/access/actor.ts';
import type { Scope } from '../../../kernel/access/entity-access.ts';
import { allOf, always, among, anyOf, never, type Predicate } from '../../../kernel/access/predicates.ts';

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

/** The modules of a schedule, as a JSON list of `each` applied to a row under `module`. */
export const scheduledModules = (each: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(${each} order by module.name collate "und-x-icu"), '[]')
    from audit_schedule_module as added join module on module.id = added.module_id
    where added.audit_schedule_id = schedule.id)`;

/** The plans that an actor may not replace, by the reason. */
const whyNotReplaceable: Readonly<Record<KeptReason, Scope>> = {
  ofAnotherBody: (actor) => (isOf(actor, 'cb') ? sql<boolean>`not ${isScheduledFor(actor)}` : never),
  unannounced: (actor) =>
    isOf(actor, 'body') || isOf(actor, 'cb')
      ? never
      : sql<boolean>`(schedule.type = 'Unannounced' and schedule.status = 'Confirmed')`,
};

/** Why the actor may not replace a plan; null if they may. */
export const whyKept = (actor: Actor): RawBuilder<KeptReason | null> =>
  sql`case when ${whyNotReplaceable.ofAnotherBody(actor)} then ${sql.lit('ofAnotherBody')} when ${whyNotReplaceable.unannounced(actor)} then ${sql.lit('unannounced')} end`;

/** The actor may replace the plan that follows the audit, or sees no plan. */
export const isReplaceable: Scope = (actor) => {
  const isKept = anyOf(whyNotReplaceable.ofAnotherBody(actor), whyNotReplaceable.unannounced(actor));
  return isKept === never
    ? always
    : sql<boolean>`not exists (select from audit_schedule as schedule where ${allOf(isPlanAfter(actor), isKept)} offset 0)`;
};
