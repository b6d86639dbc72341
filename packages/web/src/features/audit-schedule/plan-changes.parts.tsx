import { ofNumber, scheduleTypes } from '@attestry/contract/features/audit/next-audit.schema.ts';
import {
  type ComparedPlan,
  confirmingGroups,
  isSamePlan,
} from '@attestry/contract/features/audit-schedule/compared-plan.parts.ts';
import { useWatch } from 'react-hook-form';
import { useAudience } from '../../kernel/permissions.ts';
import type { Met } from './planned-so-far.parts.tsx';

/** What scheduling changes of a plan: nothing, only that it is confirmed, or anything else. */
export type PlanChange = 'none' | 'confirmed' | 'replaced';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the form around asks for, where it meets a plan. */
const useAsked = (): ((met: Met) => ComparedPlan | undefined) => {
  const values = useWatch();
  const type = ofNumber(scheduleTypes, text(values.scheduleTypeId));
  const status = useAudience()(confirmingGroups) ? 'Confirmed' : 'Interim';
  return ({ auditId, followedId, own }) =>
    type && {
      day: text(values.scheduledDate),
      type,
      status,
      bodyId: text(values.certificationBodyId) || (own?.id ?? ''),
      auditId: auditId ?? followedId,
      moduleIds: Array.isArray(values.additionalModules) ? values.additionalModules : [],
    };
};

/** What the form around changes of the plan that it meets; undefined if it meets none that may be replaced. */
export const usePlanChange = (): ((met: Met) => PlanChange | undefined) => {
  const askedFor = useAsked();
  return (met) => {
    const { plan } = met;
    if (!plan || plan.whyKept !== null) return undefined;
    const asked = askedFor(met);
    if (!asked || !isSamePlan({ ...asked, status: plan.status }, plan)) return 'replaced';
    if (asked.status === plan.status) return 'none';
    return asked.status === 'Confirmed' ? 'confirmed' : 'replaced';
  };
};
