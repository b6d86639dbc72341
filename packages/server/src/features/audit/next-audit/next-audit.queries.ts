import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { nextAudit } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../kernel/access/actor.ts';
import type { Context } from '../../../kernel/calls/context.ts';
import { isHolding } from '../../reach/reach.public.ts';
import { seeAudit } from '../audit.scope.ts';
import { seeNextAudit, seeReauditStatus } from './next-audit.scope.ts';
import { isPlanAfter, scheduledDay, scheduledModules } from './plan.scope.ts';

export type NextAudit = Pick<Audit, keyof typeof nextAudit>;

const named = sql`jsonb_build_object('id', module.id::text, 'name', module.name)`;

/** A later record of the site and standard of the row of `audit`. */
const laterInHolding = (actor: Actor): RawBuilder<unknown> => sql`
  select jsonb_build_object('id', audit.id::text, 'startDate', audit.start_date) as record from audit
  where (audit.site_id, audit.standard_id) = (present.site_id, present.standard_id) and ${isHolding}
    and audit.start_date > present.start_date and ${seeAudit(actor)}
  order by audit.start_date desc, audit.id desc limit 1`;

/**
 * The schedule that follows a row of `audit`, as JSON: the one made from it, or for a Current record whichever exists
 * for its site and standard.
 */
export const nextAuditOf = ({ actor }: Context): RawBuilder<NextAudit> => sql`(
  select jsonb_build_object('scheduleType', schedule.type, 'scheduleStatus', schedule.status,
    'nextScheduledAuditDate', ${scheduledDay(actor)},
    'scheduledAdditionalModules', ${scheduledModules(named)},
    'scheduleCertificationBody', planner.name, 'isRenewalAuditPlanned', case when visible.next or visible.status then audit.is_renewal_planned end,
    'expiryReason', status.reason, 'expiryComments', status.comments, 'expiryAssessmentDate', status.assessed,
    'heldNextAudit', held.record)
  from (select ${seeNextAudit(actor)} as next, ${seeReauditStatus(actor)} as status) as visible
    left join lateral (select audit.expiry_reason as reason, audit.expiry_comments as comments,
      audit.expiry_assessment_date as assessed where visible.status) as status on true
    left join lateral (select held.record
      from (select audit.site_id, audit.standard_id, audit.start_date where audit.record_status = 'Current') as present,
        lateral (${laterInHolding(actor)}) as held) as held on visible.next
    left join audit_schedule as schedule on visible.next and ${isPlanAfter(actor)}
    left join certification_body as planner on planner.id = schedule.certification_body_id)`;
