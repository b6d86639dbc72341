import { submissionDateReport } from '@attestry/contract/features/reports/submission-date.report.ts';
import { sql } from 'kysely';
import { bindReport } from './bound-report.queries.ts';
import { auditorAt, auditSources, reportedAudits } from './reported-audit.queries.ts';

export const submissionDate = bindReport(submissionDateReport, {
  ...reportedAudits,
  beside: () => sql`join audit as uploaded on uploaded.id = audit.id`,
  columns: (viewer) => {
    const { LATE_UPLOAD_DAYS } = viewer.settings;
    return {
      ...auditSources(viewer),
      endDate: { at: sql`uploaded.end_date` },
      daysLate: { at: sql`greatest(0, audit.uploaded_on - uploaded.end_date - ${LATE_UPLOAD_DAYS}::int)` },
      auditor: auditorAt(viewer),
    };
  },
  archived: sql`audit.record_status = 'Archived'`,
});
