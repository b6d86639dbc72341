import type { Schedule } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import type { PlanEffects } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { allOf, among, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import {
  auditAccess,
  isFollowed,
  isUpcoming,
  scheduledDay,
  scheduledModules,
  seeAudit,
  whyKept,
} from '../audit/audit.public.ts';
import type { Slot } from '../audit-life/audit-life.public.ts';
import { isActiveBody } from '../certification-body/certification-body.public.ts';
import { isHolding, seeSite } from '../reach/reach.public.ts';
import { seeSchedule, siteAccess } from '../site/site.public.ts';

/** The audit that the plan under `schedule` follows, if the caller sees it. */
const followedInSight = (actor: Actor) =>
  sql`(select audit.id::text from audit where audit.id = schedule.audit_id and ${seeAudit(actor)})`;

/** A plan as it is compared, and why the caller may not replace it. */
type PresentPlan = NonNullable<PlanEffects['plan']>;

/** The columns of a `PresentPlan`, of a row under `schedule`. */
const planColumns = (actor: Actor) => sql`${scheduledDay(actor)} as day, schedule.type, schedule.status,
  schedule.certification_body_id::text as "bodyId", ${followedInSight(actor)} as "auditId",
  ${scheduledModules(sql`module.id::text`)} as "moduleIds", ${whyKept(actor)} as "whyKept"`;

/** Whether the plan under `schedule` is still to come and visible to the caller, who sees its `site`. */
export const isPlanInSight = (actor: Actor): Predicate => allOf(isUpcoming, seeSchedule(actor));

const schedulesWith = async ({ actor, db, kernel }: Context, isAsked: Predicate): Promise<Schedule[]> => {
  const { rows } = await sql<Schedule>`
    select schedule.site_id as "siteId", schedule.version, ${scheduledDay(actor)} as "scheduledDate",
      ${followedInSight(actor)} as "auditId",
      schedule.type as "scheduleType", schedule.status as "scheduleStatus",
      jsonb_build_object('id', standard.id::text, 'name', ${withProductNameSql(sql`standard.name`, kernel.settings)}) as standard,
      jsonb_build_object('id', body.id::text, 'name', body.name) as "certificationBody",
      ${scheduledModules(sql`jsonb_build_object('id', module.id::text, 'name', module.name)`)} as "additionalModules"
    from audit_schedule as schedule join site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id
      join certification_body as body on body.id = schedule.certification_body_id
    where ${isAsked}`.execute(db);
  return rows;
};

/** A schedule that the caller has just made. */
export const readSchedule = async (ctx: Context, id: string): Promise<Schedule> =>
  oneFound(await schedulesWith(ctx, among(sql`schedule.id`, [id])));

/** A schedule of a site that the caller sees; null if they do not see the schedule itself. */
export const findSchedule = async (ctx: Context, id: string): Promise<Schedule | null> =>
  (await schedulesWith(ctx, allOf(among(sql`schedule.id`, [id]), isPlanInSight(ctx.actor))))[0] ?? null;

/** The upcoming plan at a site against a standard, even one that the caller does not see. */
export const findPlan = async ({ actor, db }: Context, { siteId, standardId }: Slot) => {
  const { rows } = await sql<PresentPlan & { id: string }>`select schedule.id::text, ${planColumns(actor)}
    from audit_schedule as schedule
    where schedule.site_id = ${siteId}::bigint and schedule.standard_id = ${standardId} and ${isUpcoming}`.execute(db);
  return rows[0];
};

/** For whom users of a certification body plan what follows a record of `body`: for it, if it is theirs, otherwise for the primary one. */
export const ownBodyAfter = (
  { organisations: { certificationBodies: own } }: Actor,
  body: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql`case when ${body} = any(${own}::bigint[]) then ${body} else ${own[0] ?? null}::bigint end`;

/** The certification body that the caller plans for after the Current record under `met`. */
const bodyAfter = (actor: Actor): RawBuilder<string | null> =>
  isOf(actor, 'cb') ? ownBodyAfter(actor, sql`met.body_id`) : sql`met.body_id`;

/** The inactive certification bodies of those records at the `site` that a plan under `met` may follow. */
const inactiveBodies = (actor: Actor) => sql`(select coalesce(jsonb_agg(distinct body.id::text), '[]')
  from audit join certification_body as body on body.id = audit.certification_body_id
  where audit.site_id = site.id and audit.standard_id = met.standard_id
    and ${allOf(isFollowed, seeAudit(actor))} and not ${isActiveBody})`;

/** What the caller sees planned, valid and in Holding at those of the sites where they may schedule, by standard. */
export const effectsAtSites = async ({ actor, db }: Context, siteIds: readonly string[]): Promise<PlanEffects[]> => {
  const { rows } = await sql<PlanEffects>`
    select site.id as "siteId", standard_id::text as "standardId", met.expiry_date as "expiryDate",
      met.followed_id as "followedId", ${inactiveBodies(actor)} as "inactiveBodyIds", met.plan,
      (select jsonb_build_object('id', body.id::text, 'name', body.name)
        from certification_body as body where body.id = ${bodyAfter(actor)}) as "certificationBody",
      case when met.held_from > coalesce(met.start_date, '-infinity') then met.held end as held
    from site cross join lateral (
      select * from (select audit.standard_id, audit.expiry_date, audit.start_date, audit.certification_body_id as body_id,
            case when ${auditAccess.may(actor, 'schedule')} then audit.id::text end as followed_id
          from audit where audit.site_id = site.id and audit.record_status = 'Current' and ${seeAudit(actor)}) as present
        full join (select distinct on (audit.standard_id) audit.standard_id, audit.start_date as held_from,
            jsonb_build_object('auditId', audit.id::text, 'startDate', audit.start_date) as held
          from audit where audit.site_id = site.id and ${isHolding} and ${seeAudit(actor)}
          order by audit.standard_id, audit.start_date desc, audit.id desc) as waiting using (standard_id)
        full join (select schedule.standard_id, (select to_jsonb(shown) from (select ${planColumns(actor)}) as shown) as plan
          from audit_schedule as schedule
          where schedule.site_id = site.id and ${isPlanInSight(actor)}) as planned using (standard_id)) as met
    where ${allOf(among(sql`site.id`, siteIds), seeSite(actor), siteAccess.may(actor, 'schedule'))}
    order by site.id, standard_id`.execute(db);
  return rows;
};
