import { analyst, auditColumns, auditFilters, horizon } from './reported-audit.parts.ts';
import { report } from './reports.parts.ts';

const { id, site, siteCode, standard, certificationBody, recordStatus } = auditColumns;

export const auditStatusReport = report({
  title: 'Audit Status',
  about: 'One row per audit: where its record stands, and its certification status or why it is held.',
  needs: ['Audit.View'],
  lite: true,
  also: [analyst, horizon],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'submissionDate',
  defaultOrder: 'desc',
  columns: {
    id,
    site,
    siteCode,
    standard,
    ...auditFilters,
    certificationBody,
    submissionDate: { label: 'Submission date', kind: 'date', sortable: true, filterable: true },
    recordStatus,
    outcome: { label: 'Outcome', kind: 'text' },
  },
});
