import { additionalModules } from './answers/additional-modules.report.ts';
import { agentsAndBrokers } from './answers/agents-and-brokers.report.ts';
import { auditDuration } from './answers/audit-duration.report.ts';
import { etrs } from './answers/etrs.report.ts';
import { glutenFree } from './answers/gluten-free.report.ts';
import { nonConformities } from './answers/non-conformities.report.ts';
import { plantBased } from './answers/plant-based.report.ts';
import { riskAssessment } from './answers/risk-assessment.report.ts';
import { scope } from './answers/scope.report.ts';
import { auditHistory } from './audit-history.report.ts';
import { auditSchedule } from './audit-schedule.report.ts';
import { auditStatus } from './audit-status.report.ts';
import type { BoundReport } from './bound-report.queries.ts';
import { certificationStatus } from './certification-status.report.ts';
import { compliance } from './compliance.report.ts';
import { auditorProfile } from './organisations/auditor-profile.report.ts';
import { company } from './organisations/company.report.ts';
import { contactsOfOrganisations } from './organisations/contacts.report.ts';
import { sharing } from './organisations/sharing.report.ts';
import { recall } from './recall.report.ts';
import { submissionDate } from './submission-date.report.ts';
import { haviGqs } from './suppliers/havi-gqs.report.ts';
import { specifierReporting } from './suppliers/specifier-reporting.report.ts';

const reports: readonly BoundReport[] = [
  additionalModules,
  agentsAndBrokers,
  auditDuration,
  auditHistory,
  auditSchedule,
  auditStatus,
  auditorProfile,
  certificationStatus,
  company,
  compliance,
  contactsOfOrganisations,
  etrs,
  glutenFree,
  haviGqs,
  nonConformities,
  plantBased,
  recall,
  riskAssessment,
  scope,
  sharing,
  specifierReporting,
  submissionDate,
];

/** Every report, in the order of the picker. */
export const allReports = reports.toSorted((one, other) => one.report.title.localeCompare(other.report.title, 'en'));
