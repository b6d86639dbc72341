import { sortedAndFiltered } from '../../../kernel/list.ts';
import { severities } from '../../report-template/report-template.schema.ts';
import { analyst, auditColumns, auditFilters } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

const { site, siteCode, standard, recordStatus, startDate } = auditColumns;

export const nonConformitiesReport = report({
  title: 'Non Conformities',
  about: 'One row per non-conformity: the clause that was not met, how grave it is, and what the site did about it.',
  needs: ['Audit.View'],
  also: [analyst],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'startDate',
  defaultOrder: 'desc',
  columns: {
    audit: { label: 'Audit ID', kind: 'text' },
    site,
    siteCode: { ...siteCode, optional: true },
    standard,
    startDate,
    clause: { label: 'Clause', kind: 'text', ...sortedAndFiltered },
    severity: { label: 'Severity', kind: 'choice', values: severities, ...sortedAndFiltered },
    detail: { label: 'Details', kind: 'text' },
    correction: { label: 'Corrective action', kind: 'text' },
    preventiveAction: { label: 'Preventive action', kind: 'text' },
    closedOn: { label: 'Closed on', kind: 'date', sortable: true },
    recordStatus: { ...recordStatus, hidden: 'everywhere' },
    ...auditFilters,
  },
});
