import { analyst, auditColumns, auditFilters, horizon } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

const { id, site, siteCode, standard, recordStatus } = auditColumns;

export const scopeReport = report({
  title: 'Scope',
  about: 'One row per audit: the categories it covers, what is in its scope and what is excluded from it.',
  needs: ['Audit.View'],
  lite: true,
  also: [analyst, horizon],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'id',
  defaultOrder: 'desc',
  columns: {
    id,
    site,
    siteCode,
    standard,
    recordStatus,
    category: { label: 'Categories', kind: 'lookup', lookup: 'category', filterable: true },
    scope: { label: 'Scope', kind: 'text' },
    exclusion: { label: 'Exclusion', kind: 'text' },
    ...auditFilters,
  },
});
