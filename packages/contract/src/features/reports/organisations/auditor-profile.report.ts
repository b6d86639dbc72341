import { sortedAndFiltered } from '../../../kernel/list.ts';
import { qualificationStatuses, shownProfileStatuses } from '../../auditor/auditor.states.ts';
import { auditColumns, auditorFilter, bodyFilter, countryFilter } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

export const auditorProfileReport = report({
  title: 'Auditor profile',
  about: 'One row per qualification of an auditor: for which standard and category, its status and its dates.',
  needs: ['Auditor.View'],
  atFirst: { auditorStatus: shownProfileStatuses.filter((status) => status !== 'Archived') },
  defaultSort: 'auditorNumber',
  columns: {
    auditorNumber: { label: 'Auditor number', kind: 'text', sortable: true },
    name: { label: 'Name', kind: 'text', sortable: true },
    auditorStatus: { label: 'Auditor status', kind: 'choice', values: shownProfileStatuses, ...sortedAndFiltered },
    certificationBodies: { label: 'Certification bodies', kind: 'text' },
    standard: auditColumns.standard,
    category: { label: 'Category', kind: 'lookup', lookup: 'category', ...sortedAndFiltered },
    status: { label: 'Qualification status', kind: 'choice', values: qualificationStatuses, ...sortedAndFiltered },
    submittedDate: { label: 'Submitted date', kind: 'date' },
    validatedDate: { label: 'Last validated date', kind: 'date' },
    lastStatusUpdate: { label: 'Last status update', kind: 'date' },
    country: countryFilter,
    certificationBody: bodyFilter,
    auditor: auditorFilter,
  },
});
