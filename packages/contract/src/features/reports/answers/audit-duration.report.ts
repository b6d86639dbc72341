import { analyst, auditColumns, auditFilters, auditorFilter } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

const { id, site, siteCode, standard, startDate } = auditColumns;

export const auditDurationReport = report({
  title: 'Audit duration',
  about: 'One row per audit with a report: how long it took, and how long it was expected to take.',
  needs: ['Audit.View'],
  also: [analyst],
  flag: 'AuditFeature',
  defaultSort: 'startDate',
  defaultOrder: 'desc',
  columns: {
    id,
    site,
    siteCode,
    standard,
    startDate,
    auditorName: { label: 'Auditor', kind: 'text', audience: ['body', 'cb', 'ab', 'pro', 'site'] },
    onSite: { label: 'Man-days on site', kind: 'number' },
    offSite: { label: 'Man-days off site', kind: 'number' },
    expected: { label: 'Man-days expected', kind: 'number' },
    difference: { label: 'Difference', kind: 'number' },
    auditorNumber: { label: 'Auditor number', kind: 'text', audience: ['body', 'cb', 'ab', 'pro', 'site'] },
    ...auditFilters,
    auditor: auditorFilter,
  },
});
