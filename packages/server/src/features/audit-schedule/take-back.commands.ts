import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { auditScheduleErrors } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import type { Schedule, TakeBackForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { lockSlot } from '../audit-life/audit-life.public.ts';
import { siteAccess } from '../site/site.public.ts';
import { replaceablePlan } from './audit-schedule.commands.ts';
import { findSchedule, isPlanInSight } from './audit-schedule.queries.ts';
import { setRenewalPlan } from './followed-audit.commands.ts';

type Changes = Record<string, [before: unknown, after: unknown]>;

interface Logged {
  event: string;
  actorId: string | null;
  part: string;
  entityId: string;
  changes: Changes;
}

/** What the last command on a schedule changed, on the schedule itself and on the audit that it follows. */
const lastChangeOf = async ({ db }: WriteContext, id: string): Promise<Logged[]> => {
  const { rows } = await sql<Logged>`
    with last as (select transaction, at from change_log
      where entity = 'auditSchedule' and entity_id = ${id}::bigint order by id desc limit 1)
    select event, actor_id as "actorId", part, entity_id as "entityId", changes from change_log join last using (transaction, at)
    where (entity = 'auditSchedule' and entity_id = ${id}::bigint)
      or (entity = 'audit' and part = 'audit' and changes ? 'is_renewal_planned'
        and entity_id = (select audit_id from audit_schedule where id = ${id}::bigint))
    order by id`.execute(db);
  return rows;
};

const stored = ['certification_body_id', 'audit_id', 'scheduled_for', 'type', 'status', 'status_at'] as const;

/** Gives the columns of the schedule the values that they had; the version goes on. */
const restoreColumns = async ({ db }: WriteContext, id: string, changes: Changes): Promise<void> => {
  const former = stored.filter((column) => changes[column] !== undefined);
  const values = Object.fromEntries(former.map((column) => [column, changes[column]?.[0]]));
  const columns: RawBuilder<unknown>[] = former.map((column) => sql`${sql.ref(column)} = former.${sql.ref(column)}`);
  await sql`update audit_schedule as schedule set ${sql.join([...columns, sql`version = schedule.version + 1`])}
    from jsonb_populate_record(null::audit_schedule, ${JSON.stringify(values)}::jsonb) as former
    where schedule.id = ${id}::bigint`.execute(db);
};

const restoreModules = async ({ db }: WriteContext, id: string, logged: readonly Logged[]): Promise<void> => {
  const moved = logged.filter(({ part }) => part === 'audit_schedule_module').map(({ changes }) => changes.module_id);
  const added = moved.flatMap((change) => change?.[1] ?? []);
  const removed = moved.flatMap((change) => change?.[0] ?? []);
  await sql`delete from audit_schedule_module
    where audit_schedule_id = ${id}::bigint and module_id = any(${added}::int[])`.execute(db);
  await sql`insert into audit_schedule_module (audit_schedule_id, module_id)
    select ${id}::bigint, module_id from unnest(${removed}::int[]) as module_id on conflict do nothing`.execute(db);
};

interface Renewal {
  is_renewal_planned: boolean | null;
  expiry_reason: string | null;
  expiry_comments: string | null;
  expiry_assessment_date: string | null;
}

const isRenewalPlanned = async ({ db }: WriteContext, auditId: string): Promise<boolean> => {
  const { rows } = await sql`select from audit where id = ${auditId}::bigint and is_renewal_planned for update`.execute(
    db,
  );
  return rows.length > 0;
};

/**
 * What the command changed of the followed audit's renewal, such as a reason for which none was planned. A reason given
 * since stays.
 */
const restoreRenewal = async (ctx: WriteContext, logged: readonly Logged[]): Promise<void> => {
  const planned = logged.find(({ part }) => part === 'audit');
  if (!planned || !(await isRenewalPlanned(ctx, planned.entityId))) return;
  const before = (column: keyof Renewal) => planned.changes[column]?.[0] ?? null;
  const text = (column: keyof Renewal) => (typeof before(column) === 'string' ? String(before(column)) : null);
  const isPlanned = before('is_renewal_planned');
  await setRenewalPlan(ctx, planned.entityId, {
    isPlanned: typeof isPlanned === 'boolean' ? isPlanned : null,
    reason: text('expiry_reason'),
    comments: text('expiry_comments'),
    assessed: text('expiry_assessment_date'),
  });
};

/** Takes back the caller's own last scheduling: what it replaced is as it was, according to the change log. */
export const takeBackSchedule = async (
  ctx: WriteContext,
  { siteId, standardId, version }: TakeBackForm,
): Promise<{ restored: Schedule | null }> => {
  const slot = { siteId, standardId: Number(standardId) };
  await lockSlot(ctx.db, slot);
  await siteAccess.requireVerb(ctx, siteId, 'schedule', { missing: auditScheduleErrors.unknownSite });
  await replaceablePlan(ctx, slot);
  const { rows } = await sql<{ id: string; isInSight: boolean }>`
    select schedule.id, ${isPlanInSight(ctx.actor)} as "isInSight"
    from audit_schedule as schedule join site on site.id = schedule.site_id
    where site.id = ${siteId}::bigint and standard_id = ${slot.standardId} and schedule.version = ${version}
    for update of schedule`.execute(ctx.db);
  const [schedule] = rows;
  const logged = schedule ? await lastChangeOf(ctx, schedule.id) : [];
  const own = logged.find(({ part }) => part === 'audit_schedule');
  if (!schedule || !own || own.event === auditScheduleApi.takeBack.summary)
    throw refuse(auditScheduleErrors.changedSince);
  if (own.actorId !== ctx.actor.id)
    throw refuse(schedule.isInSight ? auditScheduleErrors.ofSomebodyElse : auditScheduleErrors.changedSince);
  await restoreRenewal(ctx, logged);
  const isFirst = own.changes.site_id?.[0] === null;
  if (isFirst) {
    await sql`delete from audit_schedule where id = ${schedule.id}::bigint`.execute(ctx.db);
    return { restored: null };
  }
  await restoreModules(ctx, schedule.id, logged);
  await restoreColumns(ctx, schedule.id, own.changes);
  return { restored: await findSchedule(ctx, schedule.id) };
};
