import type { ScheduleStatus, ScheduleType } from '@attestry/contract/features/audit/next-audit.schema.ts';
import type { KeptReason } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import { type Actor, isOf } from '../../kernel/access/actor.ts';

/** What decides who may replace a plan. */
export interface PresentPlan {
  bodyId: string;
  type: ScheduleType;
  status: ScheduleStatus;
}

/** Why the actor may not replace a plan; null if they may. */
export const whyKept = (actor: Actor, { bodyId, type, status }: PresentPlan): KeptReason | null => {
  if (isOf(actor, 'body')) return null;
  if (isOf(actor, 'cb')) return actor.organisations.certificationBodies.includes(bodyId) ? null : 'ofAnotherBody';
  return type === 'Unannounced' && status === 'Confirmed' ? 'unannounced' : null;
};
