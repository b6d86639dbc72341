import type { LookupSource } from '../../blocks/lookups.tsx';
import { scheduleCalls } from './audit-schedule.parts.tsx';

export { planActions, planSites } from './bulk-plan.parts.tsx';

/** The lookups of schedules, by the names that forms use. */
export const auditScheduleLookups: Readonly<Record<string, LookupSource>> = {
  scheduleType: { load: () => scheduleCalls.scheduleTypes() },
  expiryReason: { load: () => scheduleCalls.expiryReasons() },
};
