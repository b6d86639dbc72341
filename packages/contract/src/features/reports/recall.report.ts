import { sortedAndFiltered } from '../../kernel/list.ts';
import { auditColumns, countryFilter, organisationFilter } from './reported-audit.parts.ts';
import { report } from './reports.parts.ts';

const { site, siteCode, certificationBody } = auditColumns;

export const recallReport = report({
  title: 'Recall',
  about: 'One row per recall: what was recalled at which site, why, and what was done.',
  needs: ['Recall.View'],
  archived: true,
  defaultSort: 'initialNotificationDate',
  defaultOrder: 'desc',
  columns: {
    id: { label: 'Submission Id', kind: 'text', sortable: true },
    site,
    siteCode,
    certificationBody,
    recallCategory: { label: 'Incident Category', kind: 'text' },
    recallStatus: { label: 'Submission Status', kind: 'lookup', lookup: 'recallStatus', ...sortedAndFiltered },
    initialNotificationDate: { label: 'Initial Notification Date', kind: 'date', ...sortedAndFiltered },
    recallDate: { label: 'Date of recall', kind: 'date', ...sortedAndFiltered },
    productRecalled: { label: 'Product recalled', kind: 'text' },
    reason: { label: 'Reason', kind: 'text' },
    correction: { label: 'Correction', kind: 'text' },
    rootCauseAnalysis: { label: 'Root cause analysis', kind: 'text' },
    preventiveAction: { label: 'Preventive action taken', kind: 'text' },
    finalSubmissionDate: { label: 'Final submission date', kind: 'date' },
    productComments: { label: '{product} comments', kind: 'text', audience: ['body'] },
    productKeyWords: { label: '{product} key words', kind: 'text', audience: ['body'] },
    country: countryFilter,
    organisation: organisationFilter,
  },
});
