import { type Column, sortedAndFiltered } from '../../kernel/list.ts';
import { mapValues } from '../../kernel/map-values.ts';
import type { RecordField } from '../../kernel/record-fields.ts';
import { recallFields } from '../recall/recall.schema.ts';
import { auditColumns, organisationFilter } from './reported-audit.parts.ts';
import { report } from './reports.parts.ts';

const { site, siteCode, certificationBody } = auditColumns;

/** The fields of a recall as its page names them. */
const fields = mapValues(
  recallFields,
  ({ label, entry, audience }: RecordField): Column => ({
    label,
    kind: entry.kind === 'day' ? 'date' : 'text',
    ...(audience && { audience }),
  }),
);

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
    country: { label: 'Country', kind: 'lookup', lookup: 'country', ...sortedAndFiltered, optional: true },
    standard: { label: 'Standard', kind: 'text', optional: true },
    auditId: { label: 'Audit ID', kind: 'text', optional: true },
    certificationBody,
    recallCategory: fields.recallCategory,
    recallStatus: { label: 'Recall status', kind: 'lookup', lookup: 'recallStatus', ...sortedAndFiltered },
    initialNotificationDate: { label: 'Date of initial notification', kind: 'date', ...sortedAndFiltered },
    recallDate: { label: 'Date of recall', kind: 'date', ...sortedAndFiltered },
    reasonForNotification: fields.reasonForNotification,
    siteOrSupplierIssue: fields.siteOrSupplierIssue,
    outlineOfIncident: fields.outlineOfIncident,
    productRecalled: fields.productRecalled,
    correction: fields.correction,
    rootCauseAnalysis: fields.rootCauseAnalysis,
    preventiveActionTaken: fields.preventiveActionTaken,
    recallCertificationStatus: fields.recallCertificationStatus,
    certificationStatusLastUpdated: fields.certificationStatusLastUpdated,
    finalSubmissionDate: fields.finalSubmissionDate,
    additionalInformation: fields.additionalInformation,
    productComments: fields.productComments,
    productKeyWords: fields.productKeyWords,
    completedBy: { label: 'Completed by', kind: 'text' },
    email: { label: 'Email', kind: 'text' },
    organisation: organisationFilter,
  },
});
