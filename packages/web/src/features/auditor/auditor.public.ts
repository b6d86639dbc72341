import type { LookupSource } from '../../blocks/lookups.tsx';
import { quietAuditorCalls } from './auditor.parts.tsx';

export { AuditorStatus, auditorName } from './auditor.parts.tsx';

/** The lookups of auditors, by the names that columns and forms use. */
export const auditorLookups: Readonly<Record<string, LookupSource>> = {
  language: { load: () => quietAuditorCalls.languages() },
  notSharingReason: { load: () => quietAuditorCalls.notSharingReasons() },
  trainingType: { load: () => quietAuditorCalls.trainingTypes() },
};
