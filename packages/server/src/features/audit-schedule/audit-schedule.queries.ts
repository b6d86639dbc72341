import type { Schedule } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import type { PlanEffects } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import { allOf, among } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { isUpcoming, scheduledDay, scheduledModules, seeAudit } from '../audit/audit.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { seeSchedule, siteAccess } from '../site/site.public.ts';
import { type PresentPlan, whyKept } from './audit-schedule.rules.ts';

/** The columns of `PresentPlan`, of a row under `schedule`. */
export const replaceablePlan = sql`schedule.certification_body_id::text as "bodyId", schedule.type, schedule.status`;

/** A schedule as the caller may see it. Call it after a check that they see its site. */
export const readSchedule = async ({ actor, db, kernel }: Context, id: string): Promise<Schedule> => {
  const { rows } = await sql<Schedule>`
    select schedule.site_id as "siteId", schedule.version, schedule.audit_id as "auditId", ${scheduledDay(actor)} as "scheduledDate",
      schedule.type as "scheduleType", schedule.status as "scheduleStatus",
      jsonb_build_object('id', standard.id::text, 'name', ${withProductNameSql(sql`standard.name`, kernel.settings)}) as standard,
      jsonb_build_object('id', body.id::text, 'name', body.name) as "certificationBody",
      ${scheduledModules(sql`jsonb_build_object('id', module.id::text, 'name', module.name)`)} as "additionalModules"
    from audit_schedule as schedule join standard on standard.id = schedule.standard_id
      join certification_body as body on body.id = schedule.certification_body_id
    where schedule.id = ${id}::bigint`.execute(db);
  return oneFound(rows);
};

interface Met extends Pick<PlanEffects, 'siteId' | 'standardId' | 'expiryDate'> {
  plan: (PresentPlan & { day: string | null }) | null;
}

/** What the caller sees planned and valid at those of the sites where they may schedule, by standard. */
export const effectsAtSites = async ({ actor, db }: Context, siteIds: readonly string[]): Promise<PlanEffects[]> => {
  const { rows } = await sql<Met>`
    select site.id as "siteId", standard_id::text as "standardId", met.expiry_date as "expiryDate", met.plan
    from site cross join lateral (
      select * from (select audit.standard_id, audit.expiry_date from audit
          where audit.site_id = site.id and audit.record_status = 'Current' and ${seeAudit(actor)}) as present
        full join (select schedule.standard_id, (select to_jsonb(shown) from (select ${scheduledDay(actor)} as day, ${replaceablePlan}) as shown) as plan
          from audit_schedule as schedule
          where schedule.site_id = site.id and ${isUpcoming} and ${seeSchedule(actor)}) as planned using (standard_id)) as met
    where ${allOf(among(sql`site.id`, siteIds), seeSite(actor), siteAccess.may(actor, 'schedule'))}
    order by site.id, standard_id`.execute(db);
  return rows.map(({ plan, ...met }) => ({
    ...met,
    plan: plan && { day: plan.day, isReplaceable: whyKept(actor, plan) === undefined },
  }));
};
