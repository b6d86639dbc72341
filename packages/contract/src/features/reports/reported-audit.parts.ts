import { type Columns, sortedAndFiltered } from '../../kernel/list.ts';
import type { Role } from '../../kernel/permissions.ts';
import { certificationStatuses, grades, recordStatuses } from '../audit/audit.states.ts';

/** The columns of an audit that several reports have. */
export const auditColumns = {
  id: { label: 'Audit ID', kind: 'text', sortable: true },
  site: { label: 'Site', kind: 'text', sortable: true },
  siteCode: { label: 'Site code', kind: 'text', ...sortedAndFiltered },
  asdaCode: { label: 'ASDA site code', kind: 'text', filterable: true, optional: true },
  company: { label: 'Company', kind: 'text', sortable: true },
  standard: { label: 'Standard', kind: 'lookup', lookup: 'reportedStandard', ...sortedAndFiltered },
  grade: { label: 'Grade', kind: 'choice', values: grades, filterable: true },
  certificationStatus: {
    label: 'Certification status',
    kind: 'choice',
    values: certificationStatuses,
    ...sortedAndFiltered,
  },
  recordStatus: { label: 'Record status', kind: 'choice', values: recordStatuses, ...sortedAndFiltered },
  startDate: { label: 'Audit start date', kind: 'date', ...sortedAndFiltered },
  issueDate: { label: 'Issue date', kind: 'date', sortable: true },
  expiryDate: { label: 'Expiry date', kind: 'date', ahead: true, ...sortedAndFiltered },
  certificationBody: {
    label: 'Certification body',
    kind: 'lookup',
    lookup: 'reportedBody',
    ofRecords: true,
    ...sortedAndFiltered,
  },
} as const satisfies Columns;

const filterAlone = { filterable: true, hidden: 'everywhere' } as const;

export const countryFilter = { label: 'Countries', kind: 'lookup', lookup: 'country', ...filterAlone } as const;
export const bodyFilter = {
  label: 'Certification body',
  kind: 'lookup',
  lookup: 'reportedBody',
  ofRecords: true,
  ...filterAlone,
} as const;

/** A company or a site in sight. */
export const organisationFilter = {
  label: 'Organisation',
  kind: 'lookup',
  lookup: 'reportedOrganisation',
  ofRecords: true,
  ...filterAlone,
} as const;

/** Only those who see auditors filter by them. */
export const auditorFilter = {
  label: 'Auditor',
  kind: 'lookup',
  lookup: 'reportedAuditor',
  ofRecords: true,
  audience: ['body', 'cb', 'ab'],
  ...filterAlone,
} as const;

/** The filters that every report of audits has, next to those of its own columns. */
export const auditFilters = {
  country: countryFilter,
  certificationBody: bodyFilter,
  organisation: organisationFilter,
} as const satisfies Columns;

/** Roles that read reports of audits without being able to open one: analysts all of them, Commercial Horizon its own. */
export const analyst = 'Analytics User' satisfies Role;
export const horizon = 'CB Commercial Horizon' satisfies Role;

/** The standards that reports offer as filter; the others are additions to them. */
export const unofferedStandards: readonly string[] = ['10', '11'];
