import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { nextAudit } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../kernel/calls/context.ts';
import { isPlanAfter, scheduledDay, scheduledModules, seeNextAudit, seeReauditStatus } from './next-audit.scope.ts';

export type NextAudit = Pick<Audit, keyof typeof nextAudit>;

const named = sql`jsonb_build_object('id', module.id::text, 'name', module.name)`;

/**
 * The schedule that follows a row of `audit`, as JSON: the one made from it, or for a Current record whichever exists
 * for its site and standard.
 */
export const nextAuditOf = ({ actor }: Context): RawBuilder<NextAudit> => sql`(
  select jsonb_build_object('scheduleType', schedule.type, 'scheduleStatus', schedule.status,
    'nextScheduledAuditDate', ${scheduledDay(actor)},
    'scheduledAdditionalModules', ${scheduledModules(named)},
    'scheduleCertificationBody', planner.name, 'isRenewalAuditPlanned', case when visible.next or visible.status then audit.is_renewal_planned end,
    'expiryReason', status.reason, 'expiryComments', status.comments, 'expiryAssessmentDate', status.assessed)
  from (select ${seeNextAudit(actor)} as next, ${seeReauditStatus(actor)} as status) as visible
    left join lateral (select audit.expiry_reason as reason, audit.expiry_comments as comments,
      audit.expiry_assessment_date as assessed where visible.status) as status on true
    left join audit_schedule as schedule on visible.next and ${isPlanAfter(actor)}
    left join certification_body as planner on planner.id = schedule.certification_body_id)`;
