import { list, sortedAndFiltered } from '../../kernel/list.ts';
import { certificationStatuses, grades, recordStatuses } from './audit.states.ts';
import { nextAuditStates } from './next-audit.schema.ts';

/** A column that exists only as a filter. */
const filterAlone = { filterable: true, hidden: 'everywhere' } as const;

export const auditList = list({
  name: 'audit',
  resultsKey: 'resultsList',
  defaultSort: 'startDate',
  defaultOrder: 'desc',
  search: 'Search by ID, site code, name or city',
  dateRange: 'startDate',
  archived: true,
  presets: {
    active: { label: 'Active', filters: { auditStatus: ['Current', 'Holding'] } },
    added: { label: 'Added this week', filters: { addedFrom: { daysAhead: -6 } } },
    closed: { label: 'Closed', filters: { auditStatus: 'Closed' } },
    archived: { label: 'Archived', filters: { auditStatus: 'Archived' } },
  },
  inPalette: {
    title: ['id', 'standard'],
    line: ['site', 'city', 'startDate'],
    facts: ['grade', 'auditStatus', 'certificationStatus', 'validationDate'],
  },
  columns: {
    id: { label: 'Audit ID', kind: 'text', sortable: true },
    siteCode: { label: 'Site code', kind: 'text', sortable: true, optional: true },
    site: { label: 'Site', kind: 'text', sortable: true },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', ...sortedAndFiltered, optional: true },
    city: { label: 'City', kind: 'text', sortable: true, optional: true },
    standard: { label: 'Standard', kind: 'lookup', lookup: 'standard', ...sortedAndFiltered },
    grade: { label: 'Grade', kind: 'choice', values: grades, filterable: true },
    startDate: { label: 'Audit start date', kind: 'date', ...sortedAndFiltered },
    certificationStatus: {
      label: 'Certification status',
      kind: 'choice',
      values: certificationStatuses,
      ...sortedAndFiltered,
    },
    issueDate: { label: 'Issue date', kind: 'date', sortable: true, optional: true },
    expiryDate: { label: 'Expiry date', kind: 'date', ahead: true, ...sortedAndFiltered },
    auditStatus: {
      label: 'Record status',
      kind: 'choice',
      values: recordStatuses,
      ...sortedAndFiltered,
      optional: true,
    },
    certificationBody: {
      label: 'Certification body',
      kind: 'lookup',
      lookup: 'certificationBody',
      ofRecords: true,
      ...sortedAndFiltered,
      optional: true,
    },
    programOwner: { label: 'Program owner', kind: 'text', optional: true },
    auditOwner: { label: 'Audit owner', kind: 'text', sortable: true, optional: true },
    validationDate: { label: 'Validation date', kind: 'date', sortable: true, optional: true },
    /** The reader may validate the record. */
    awaitsValidation: {
      label: 'Waiting for your validation',
      kind: 'boolean',
      ...filterAlone,
      audience: ['body', 'cb'],
    },
    certificated: { label: 'Certificated today', kind: 'boolean', ...filterAlone },
    /** For readers who plan it; nobody else can find an audit by it. */
    nextAudit: {
      label: 'Next audit',
      kind: 'choice',
      values: nextAuditStates,
      ...filterAlone,
      audience: ['body', 'cb', 'company', 'site'],
    },
    /** Leaves out audits that others shared with the reader. */
    own: { label: 'Own audits', kind: 'boolean', ...filterAlone, audience: ['company', 'site'] },
    /** The reader's organisation shares it, its site or its company. */
    shared: { label: 'Shared with others', kind: 'boolean', ...filterAlone, audience: ['company', 'site'] },
    /** Others have asked the reader to share it. */
    reportRequested: {
      label: 'Report access requested',
      kind: 'boolean',
      ...filterAlone,
      audience: ['company', 'site'],
    },
    added: { label: 'Added', kind: 'date', ...filterAlone },
    /** The number as people write it. */
    auditor: { label: 'Auditor number', kind: 'text', ...filterAlone, audience: ['body', 'cb', 'ab'] },
  },
});
