import { auditHistoryReport } from '@attestry/contract/features/reports/audit-history.report.ts';
import { sql } from 'kysely';
import { bindReport } from './bound-report.queries.ts';
import { auditSources, reportedAudits } from './reported-audit.queries.ts';

export const auditHistory = bindReport(auditHistoryReport, {
  ...reportedAudits,
  columns: auditSources,
  archived: sql`audit.record_status = 'Archived'`,
});
