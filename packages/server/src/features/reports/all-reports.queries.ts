import { auditHistory } from './audit-history.report.ts';
import { auditStatus } from './audit-status.report.ts';
import type { BoundReport } from './bound-report.queries.ts';
import { certificationStatus } from './certification-status.report.ts';
import { company } from './company.report.ts';

/** Every report, in the order of the picker. */
export const allReports: readonly BoundReport[] = [auditHistory, auditStatus, certificationStatus, company].sort(
  (one, other) => one.report.title.localeCompare(other.report.title, 'en'),
);
