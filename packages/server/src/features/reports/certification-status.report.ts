import { certificationStatusReport } from '@attestry/contract/features/reports/certification-status.report.ts';
import { sql } from 'kysely';
import { isCertificated } from '../audit/audit.public.ts';
import { bindReport } from './bound-report.queries.ts';
import { auditSources, reportedAudits } from './reported-audit.queries.ts';

export const certificationStatus = bindReport(certificationStatusReport, {
  ...reportedAudits,
  columns: (viewer) => ({
    ...auditSources(viewer),
    daysLeft: { at: sql`case when ${isCertificated(viewer.today)} then audit.expiry_date - ${viewer.today}::date end` },
  }),
});
