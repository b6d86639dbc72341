import { submissionDateReport } from '@attestry/contract/features/reports/submission-date.report.ts';
import { sql } from 'kysely';
import { isOfAuditor, seeAuditor } from '../auditor-reach/auditor-reach.public.ts';
import { bindReport } from './bound-report.queries.ts';
import { auditSources, reportedAudits } from './reported-audit.queries.ts';

export const submissionDate = bindReport(submissionDateReport, {
  ...reportedAudits,
  beside: () => sql`join audit as uploaded on uploaded.id = audit.id`,
  columns: (viewer) => {
    const { LATE_UPLOAD_DAYS } = viewer.settings;
    return {
      ...auditSources(viewer),
      endDate: { at: sql`uploaded.end_date` },
      daysLate: { at: sql`greatest(0, audit.uploaded_on - uploaded.end_date - ${LATE_UPLOAD_DAYS}::int)` },
      auditor: {
        at: sql`audit.auditor_number`,
        finds: isOfAuditor,
        nameOf: (id) => sql`select auditor.name from auditor_listing as auditor
          where auditor.id = ${id}::bigint and ${seeAuditor(viewer.actor)}`,
      },
    };
  },
  archived: sql`audit.record_status = 'Archived'`,
});
