import type { RoleGroup } from '../../kernel/role-groups.ts';
import type { PlanEffects } from './plan-effects.api.ts';

/** Those whose plans are Confirmed; the plans of all others are Interim. */
export const confirmingGroups = ['body', 'cb'] as const satisfies readonly RoleGroup[];

/** A plan at a site against a standard, as far as a reader sees it. */
export type ComparedPlan = Omit<NonNullable<PlanEffects['plan']>, 'whyKept'>;

const asSet = (ids: readonly string[]): string => [...new Set(ids)].sort().join();

/** Whether scheduling changes nothing of what the reader sees planned. A hidden day equals no other. */
export const isSamePlan = (asked: ComparedPlan, present: ComparedPlan): boolean =>
  asked.day === present.day &&
  asked.type === present.type &&
  asked.status === present.status &&
  asked.bodyId === present.bodyId &&
  (asked.auditId === null || asked.auditId === present.auditId) &&
  asSet(asked.moduleIds) === asSet(present.moduleIds);
