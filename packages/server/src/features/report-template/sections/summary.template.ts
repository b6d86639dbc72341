import type { Entry, Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { auditProgrammes } from '../options.template.ts';

interface Outcome {
  decisions: readonly string[];
  /** Absent for a standard that certifies without a grade. */
  grades?: readonly string[];
}

const graded = (grades: readonly string[]): readonly Entry[] => [
  { kind: 'entry', xmlTag: 'GRADE', key: 'grade', label: 'Grade', type: 'choice', options: grades },
  { kind: 'entry', xmlTag: 'PREVIOUS_GRADE', label: 'Previous grade', type: 'choice', options: grades },
];

const course: readonly Entry[] = [
  {
    kind: 'entry',
    xmlTag: 'AUDIT_PROGRAMME',
    key: 'auditProgramme',
    label: 'Audit programme',
    type: 'choice',
    options: auditProgrammes,
    required: true,
  },
  { kind: 'entry', xmlTag: 'START_DATE', key: 'startDate', label: 'Audit start date', type: 'date', required: true },
  { kind: 'entry', xmlTag: 'END_DATE', key: 'endDate', label: 'Audit end date', type: 'date', required: true },
  { kind: 'entry', xmlTag: 'PREVIOUS_AUDIT_DATE', label: 'Previous audit date', type: 'date' },
  { kind: 'entry', xmlTag: 'NEXT_AUDIT_DUE', label: 'Next audit due by', type: 'date' },
  {
    kind: 'entry',
    xmlTag: 'ISSUE_DATE',
    key: 'issueDate',
    label: 'Certificate issue date',
    type: 'date',
    hint: 'After the last day of the audit, and once every non-conformity is closed; empty while the decision is pending',
  },
  { kind: 'entry', xmlTag: 'EXPIRY_DATE', key: 'expiryDate', label: 'Certificate expiry date', type: 'date' },
  { kind: 'entry', xmlTag: 'AUDIT_SUMMARY', label: 'Summary of the audit', type: 'longText', max: 4000 },
  {
    kind: 'entry',
    xmlTag: 'CHANGES_SINCE_LAST',
    label: 'Significant changes since the previous audit',
    type: 'longText',
  },
  { kind: 'entry', xmlTag: 'DECISION_REASON', label: 'Reasons for the decision', type: 'longText' },
];

export const summarySection = ({ decisions, grades }: Outcome): Section => ({
  id: 'summary',
  name: 'Audit summary',
  content: [
    {
      kind: 'entry',
      xmlTag: 'DECISION',
      key: 'decision',
      label: 'Certification decision',
      type: 'choice',
      options: decisions,
      required: true,
    },
    ...(grades ? graded(grades) : []),
    ...course,
  ],
});
