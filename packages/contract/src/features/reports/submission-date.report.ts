import { sortedAndFiltered } from '../../kernel/list.ts';
import { analyst, auditColumns, auditFilters, auditorFilter, horizon } from './reported-audit.parts.ts';
import { report } from './reports.parts.ts';

const { id, site, siteCode, standard } = auditColumns;

export const submissionDateReport = report({
  title: 'Submission Date',
  about: 'One row per audit: when its report was uploaded, and how many days too late.',
  needs: ['Audit.View'],
  lite: true,
  also: [analyst, horizon],
  flag: 'AuditFeature',
  archived: true,
  defaultSort: 'submissionDate',
  defaultOrder: 'desc',
  columns: {
    id,
    site,
    siteCode,
    standard,
    endDate: { label: 'Audit end date', kind: 'date' },
    submissionDate: { label: 'Submission date', kind: 'date', ...sortedAndFiltered },
    daysLate: { label: 'Days late', kind: 'number' },
    ...auditFilters,
    auditor: auditorFilter,
  },
});
