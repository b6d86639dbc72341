import type { ScheduleStatus, ScheduleType } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { auditScheduleErrors } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import type { ErrorDefinition } from '@attestry/contract/kernel/errors.ts';
import { type Actor, isOf } from '../../kernel/access/actor.ts';

/** What decides who may replace a plan. */
export interface PresentPlan {
  bodyId: string;
  type: ScheduleType;
  status: ScheduleStatus;
}

/** Why the actor may not replace a plan; undefined if they may. */
export const whyKept = (actor: Actor, { bodyId, type, status }: PresentPlan): ErrorDefinition | undefined => {
  if (isOf(actor, 'body')) return undefined;
  if (isOf(actor, 'cb'))
    return actor.organisations.certificationBodies.includes(bodyId) ? undefined : auditScheduleErrors.ofAnotherBody;
  return type === 'Unannounced' && status === 'Confirmed' ? auditScheduleErrors.unannounced : undefined;
};
