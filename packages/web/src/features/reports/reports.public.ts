import { unofferedStandards } from '@attestry/contract/features/reports/reported-audit.parts.ts';
import type { LookupSource } from '../../blocks/lookups.tsx';
import { standards } from '../lookup/lookup.public.ts';
import { quietReportCalls } from './reports.parts.tsx';

/** What the filters of reports choose from, within the reader's sight. */
export const reportLookups: Readonly<Record<string, LookupSource>> = {
  reportedStandard: { load: async () => (await standards()).filter(({ id }) => !unofferedStandards.includes(id)) },
  reportedBody: { load: () => quietReportCalls.certificationBodies() },
  reportedOrganisation: { search: (filter) => quietReportCalls.organisations({ query: { filter } }) },
  reportedAuditor: { search: (filter) => quietReportCalls.auditorDetails({ query: { filter } }) },
};
