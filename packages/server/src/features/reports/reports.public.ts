export { nonConformities } from './answers/non-conformities.report.ts';
export { auditHistory } from './audit-history.report.ts';
export type { BoundReport } from './bound-report.queries.ts';
export { certificationStatus } from './certification-status.report.ts';
export { exportReport, requireReportExport } from './reports.queries.ts';
export { isAnalyst } from './reports.scope.ts';
export { submissionDate } from './submission-date.report.ts';
