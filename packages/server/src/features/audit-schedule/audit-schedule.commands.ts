import { ofNumber, type ScheduleStatus, scheduleTypes } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { auditScheduleErrors } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import type { Scheduled, ScheduleForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import {
  type ComparedPlan,
  confirmingGroups,
  isSamePlan,
} from '@attestry/contract/features/audit-schedule/compared-plan.parts.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { isUpcoming } from '../audit/audit.public.ts';
import { lockSlot, type Slot } from '../audit-life/audit-life.public.ts';
import { isActiveBody } from '../certification-body/certification-body.public.ts';
import { siteAccess } from '../site/site.public.ts';
import { findPlan, ownBodyAfter, readSchedule } from './audit-schedule.queries.ts';
import { followedBy, setRenewalPlan } from './followed-audit.commands.ts';

/** Users of a certification body schedule for their own. */
const ownBody = async ({ actor, db }: WriteContext, named: string | undefined, auditId: string | undefined) => {
  const own = actor.organisations.certificationBodies;
  if (named && !own.includes(named)) throw refuse(auditScheduleErrors.foreignCertificationBody);
  if (named || !auditId) return named ?? own[0];
  const body = ownBodyAfter(actor, sql`audit.certification_body_id`);
  const { rows } = await sql<{ id: string | null }>`select ${body} as id from audit
    where audit.id = ${auditId}::bigint`.execute(db);
  return rows[0]?.id;
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

/** The plan that a new one would replace, if any. Refuses to replace one that the caller may not. */
export const replaceablePlan = async (ctx: WriteContext, slot: Slot) => {
  const present = await findPlan(ctx, slot);
  if (present?.whyKept) throw refuse(auditScheduleErrors[present.whyKept]);
  return present;
};

/** Deletes the plan of an audit that the directory has. To change it would tell its version, also to those who do not see it. */
const deleteHeld = async ({ db }: WriteContext, { siteId, standardId }: Slot): Promise<void> => {
  await sql`delete from audit_schedule as schedule
    where schedule.site_id = ${siteId}::bigint and schedule.standard_id = ${standardId} and not ${isUpcoming}`.execute(
    db,
  );
};

const storeModules = async ({ db }: WriteContext, id: string, modules: readonly string[]): Promise<void> => {
  await sql`delete from audit_schedule_module where audit_schedule_id = ${id}::bigint
    and module_id <> all(${modules}::int[])`.execute(db);
  await sql`insert into audit_schedule_module (audit_schedule_id, module_id)
    select ${id}::bigint, module_id from unnest(${modules}::int[]) as module_id on conflict do nothing`.execute(db);
};

const statusFor = (actor: Actor): ScheduleStatus =>
  confirmingGroups.some((group) => isOf(actor, group)) ? 'Confirmed' : 'Interim';

/** A site has one plan per standard, which a new plan replaces. */
const store = async (ctx: WriteContext, { siteId, standardId }: Slot, plan: ComparedPlan): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into audit_schedule as schedule
      (site_id, standard_id, certification_body_id, audit_id, scheduled_for, type, status)
    values (${siteId}::bigint, ${standardId}::int, ${plan.bodyId}::bigint, ${plan.auditId}::bigint,
      ${plan.day}::date, ${plan.type}, ${plan.status})
    on conflict (site_id, standard_id) do update set certification_body_id = excluded.certification_body_id,
      audit_id = excluded.audit_id, scheduled_for = excluded.scheduled_for, type = excluded.type,
      status = excluded.status, status_at = app_now(), version = schedule.version + 1
    returning id::text`.execute(ctx.db);
  const { id } = oneFound(rows);
  await storeModules(ctx, id, plan.moduleIds);
  return id;
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
  const present = await replaceablePlan(ctx, slot);
  await deleteHeld(ctx, slot);
  const plan = {
    day: form.scheduledDate,
    type,
    status: statusFor(ctx.actor),
    bodyId,
    auditId: auditId ?? null,
    moduleIds: form.additionalModules,
  };
  const wasPlanned = present !== undefined && isSamePlan(plan, present);
  const id = wasPlanned ? present.id : await store(ctx, slot, plan);
  if (auditId) await setRenewalPlan(ctx, auditId, { isPlanned: true, reason: null, comments: null, assessed: null });
  return { ...(await readSchedule(ctx, id)), wasPlanned };
};
