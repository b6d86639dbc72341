import { unofferedStandards } from '@attestry/contract/features/reports/reported-audit.parts.ts';
import type { Choice, LookupSource } from '../../blocks/lookups.tsx';
import { standards } from '../lookup/lookup.public.ts';
import { quietReportCalls } from './reports.parts.tsx';

/** Companies, sites and auditors often share a name; their number tells them apart. */
const withNumber = (found: readonly Choice[]): Choice[] => found.map(({ id, name }) => ({ id, name, hint: id }));

/** What the filters of reports choose from, within the reader's sight. */
export const reportLookups: Readonly<Record<string, LookupSource>> = {
  reportedStandard: { load: async () => (await standards()).filter(({ id }) => !unofferedStandards.includes(id)) },
  reportedBody: { load: () => quietReportCalls.certificationBodies() },
  reportedOrganisation: {
    search: async (filter) => withNumber(await quietReportCalls.organisations({ query: { filter } })),
  },
  reportedAuditor: {
    search: async (filter) => withNumber(await quietReportCalls.auditorDetails({ query: { filter } })),
  },
};
