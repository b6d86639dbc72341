import type { RoleGroup } from '../../kernel/role-groups.ts';
import type { ScheduleStatus, ScheduleType } from '../audit/next-audit.schema.ts';

/** Those whose plans are Confirmed; the plans of all others are Interim. */
export const confirmingGroups = ['body', 'cb'] as const satisfies readonly RoleGroup[];

/** What tells one plan at a site against a standard from another, as far as a reader sees it. */
export interface ComparedPlan {
  /** Null if the reader does not know it. */
  day: string | null;
  type: ScheduleType;
  status: ScheduleStatus;
  bodyId: string;
  /** The audit that it follows; null if it follows none, or none that the reader sees. */
  auditId: string | null;
  moduleIds: readonly string[];
}

const asSet = (ids: readonly string[]): string => [...new Set(ids)].sort().join();

/** Whether scheduling changes nothing of what the reader sees planned. A hidden day equals no other. */
export const isSamePlan = (asked: ComparedPlan, present: ComparedPlan): boolean =>
  asked.day === present.day &&
  asked.type === present.type &&
  asked.status === present.status &&
  asked.bodyId === present.bodyId &&
  (asked.auditId === null || asked.auditId === present.auditId) &&
  asSet(asked.moduleIds) === asSet(present.moduleIds);
