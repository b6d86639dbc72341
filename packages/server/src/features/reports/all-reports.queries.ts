import { auditHistory } from './audit-history.report.ts';
import { auditSchedule } from './audit-schedule.report.ts';
import { auditStatus } from './audit-status.report.ts';
import type { BoundReport } from './bound-report.queries.ts';
import { certificationStatus } from './certification-status.report.ts';
import { company } from './company.report.ts';
import { contactsOfOrganisations } from './contacts.report.ts';
import { recall } from './recall.report.ts';
import { submissionDate } from './submission-date.report.ts';

const reports: readonly BoundReport[] = [
  auditHistory,
  auditSchedule,
  auditStatus,
  certificationStatus,
  company,
  contactsOfOrganisations,
  recall,
  submissionDate,
];

/** Every report, in the order of the picker. */
export const allReports = reports.toSorted((one, other) => one.report.title.localeCompare(other.report.title, 'en'));
