import type { LookupSource } from '../../blocks/lookups.tsx';

export { planAudits, planSites } from './bulk-plan.parts.tsx';

const loadCalls = async () => (await import('./audit-schedule.parts.tsx')).scheduleCalls;

/** The lookups of schedules, by the names that forms use. */
export const auditScheduleLookups: Readonly<Record<string, LookupSource>> = {
  scheduleType: { load: async () => (await loadCalls()).scheduleTypes() },
  expiryReason: { load: async () => (await loadCalls()).expiryReasons() },
};
