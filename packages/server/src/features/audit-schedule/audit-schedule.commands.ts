import {
  type KeptReason,
  ofNumber,
  type ScheduleStatus,
  type ScheduleType,
  scheduleTypes,
} from '@attestry/contract/features/audit/next-audit.schema.ts';
import { auditScheduleErrors } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import type { Scheduled, ScheduleForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Predicate } from '../../kernel/access/predicates.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { isUpcoming, scheduledDay, whyKept } from '../audit/audit.public.ts';
import { lockSlot, type Slot } from '../audit-life/audit-life.public.ts';
import { isActiveBody } from '../certification-body/certification-body.public.ts';
import { siteAccess } from '../site/site.public.ts';
import { readSchedule } from './audit-schedule.queries.ts';
import { followedBy, setRenewalPlan } from './followed-audit.commands.ts';

/** Users of a certification body schedule for their own: the audit's, if it is theirs, otherwise the primary one. */
const ownBody = async ({ actor, db }: WriteContext, named: string | undefined, auditId: string | undefined) => {
  const own = actor.organisations.certificationBodies;
  if (named && !own.includes(named)) throw refuse(auditScheduleErrors.foreignCertificationBody);
  if (named || !auditId) return named ?? own[0];
  const { rows } = await sql<{ id: string }>`select certification_body_id as id from audit
    where id = ${auditId}::bigint and certification_body_id = any(${own}::bigint[])`.execute(db);
  return rows[0]?.id ?? own[0];
};

/** The certification body of the scheduled audit; it must be active. */
const bodyFor = async (ctx: WriteContext, named: string | undefined, auditId: string | undefined): Promise<string> => {
  const id = isOf(ctx.actor, 'cb') ? await ownBody(ctx, named, auditId) : named;
  if (!id) throw refuse(auditScheduleErrors.noCertificationBody);
  const { rows } = await sql`select from certification_body as body
    where body.id = ${id}::bigint and ${isActiveBody}`.execute(ctx.db);
  if (rows.length === 0) throw refuse(auditScheduleErrors.unknownCertificationBody);
  return id;
};

/** Refuses to replace another organisation's schedule. */
export const requireReplaceable = async ({ actor, db }: WriteContext, { siteId, standardId }: Slot): Promise<void> => {
  const { rows } = await sql<{
    reason: KeptReason | null;
  }>`select ${whyKept(actor)} as reason from audit_schedule as schedule
    where schedule.site_id = ${siteId}::bigint and schedule.standard_id = ${standardId} and ${isUpcoming}`.execute(db);
  const reason = rows[0]?.reason;
  if (reason) throw refuse(auditScheduleErrors[reason]);
};

interface Plan extends Slot {
  day: string;
  type: ScheduleType;
  bodyId: string;
  auditId: string | undefined;
  modules: readonly string[];
}

/** Deletes the plan of an audit that the directory has. To change it would tell its version, also to those who do not see it. */
const deleteHeld = async ({ db }: WriteContext, { siteId, standardId }: Slot): Promise<void> => {
  await sql`delete from audit_schedule as schedule
    where schedule.site_id = ${siteId}::bigint and schedule.standard_id = ${standardId} and not ${isUpcoming}`.execute(
    db,
  );
};

/**
 * The plan `excluded` is the one stored as `schedule`, as far as the caller sees that: a hidden day equals no other, and a caller with
 * no audit to plan from does not learn whether the stored plan follows one.
 */
const isSamePlan = (actor: Actor): Predicate =>
  sql<boolean>`((excluded.certification_body_id, excluded.scheduled_for, excluded.type, excluded.status)
      is not distinct from (schedule.certification_body_id, ${scheduledDay(actor)}, schedule.type, schedule.status)
    and (excluded.audit_id is null or excluded.audit_id is not distinct from schedule.audit_id))`;

interface Stored {
  id: string;
  wasPlanned: boolean;
}

/** A site has one plan per standard. A new plan replaces it, unless both are the same. */
const store = async ({ actor, db }: WriteContext, plan: Plan): Promise<Stored> => {
  const status: ScheduleStatus = isOf(actor, 'body') || isOf(actor, 'cb') ? 'Confirmed' : 'Interim';
  const { rows } = await sql<Stored>`
    with stored as (
      insert into audit_schedule as schedule
        (site_id, standard_id, certification_body_id, audit_id, scheduled_for, type, status)
      values (${plan.siteId}::bigint, ${plan.standardId}::int, ${plan.bodyId}::bigint, ${plan.auditId ?? null}::bigint,
        ${plan.day}::date, ${plan.type}, ${status})
      on conflict (site_id, standard_id) do update set certification_body_id = excluded.certification_body_id,
        audit_id = excluded.audit_id, scheduled_for = excluded.scheduled_for, type = excluded.type,
        status = excluded.status, status_at = app_now(), version = schedule.version + 1
      where not ${isSamePlan(actor)}
        or array(select distinct unnest(${plan.modules}::int[]) order by 1) <> array(select module_id from audit_schedule_module
          where audit_schedule_id = schedule.id order by 1)
      returning id)
    select id::text, false as "wasPlanned" from stored
    union all select id::text, true from audit_schedule
    where site_id = ${plan.siteId}::bigint and standard_id = ${plan.standardId}::int and not exists (select from stored)
  `.execute(db);
  return oneFound(rows);
};

const storeModules = async ({ db }: WriteContext, id: string, modules: readonly string[]): Promise<void> => {
  await sql`delete from audit_schedule_module where audit_schedule_id = ${id}::bigint
    and module_id <> all(${modules}::int[])`.execute(db);
  await sql`insert into audit_schedule_module (audit_schedule_id, module_id)
    select ${id}::bigint, module_id from unnest(${modules}::int[]) as module_id on conflict do nothing`.execute(db);
};

/**
 * Schedules the next audit of a site against a standard. An owner proposes it; a certification body or the standards body
 * confirms it by scheduling it themselves.
 */
export const scheduleAudit = async (ctx: WriteContext, form: ScheduleForm): Promise<Scheduled> => {
  if (form.scheduledDate < ctx.today) throw refuse(auditScheduleErrors.past);
  const type = ofNumber(scheduleTypes, form.scheduleTypeId);
  if (!type) throw refuse(auditScheduleErrors.unknownType);
  const slot = { siteId: form.siteId, standardId: Number(form.standardId) };
  await lockSlot(ctx.db, slot);
  await siteAccess.requireVerb(ctx, form.siteId, 'schedule', { missing: auditScheduleErrors.unknownSite });
  const auditId = await followedBy(ctx, slot, form.auditId);
  const bodyId = await bodyFor(ctx, form.certificationBodyId, auditId);
  await requireReplaceable(ctx, slot);
  await deleteHeld(ctx, slot);
  const { additionalModules: modules, scheduledDate: day } = form;
  const { id, wasPlanned } = await store(ctx, { ...slot, day, type, bodyId, auditId, modules });
  await storeModules(ctx, id, modules);
  if (auditId) await setRenewalPlan(ctx, auditId, { isPlanned: true, reason: null, comments: null, assessed: null });
  return { ...(await readSchedule(ctx, id)), wasPlanned };
};
