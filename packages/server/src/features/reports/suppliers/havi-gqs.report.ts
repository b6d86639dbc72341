import { haviGqsReport } from '@attestry/contract/features/reports/suppliers/havi-gqs.report.ts';
import { sql } from 'kysely';
import { leftOut } from '../../../kernel/lists/known-by-other-names.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources, reportedAudits } from '../reported-audit.queries.ts';

export const haviGqs = bindReport(haviGqsReport, {
  ...reportedAudits,
  from: sql`site_reference as havi join audit_listing as audit on audit.site_id = havi.site_id and havi.source = 'HAVI'`,
  // The number is of the site: rows without one are no rows of this report.
  knownByOtherNames: (viewer) => leftOut(reportedAudits.knownByOtherNames(viewer)),
  columns: (viewer) => ({
    ...auditSources(viewer),
    supplierNumber: { at: sql`havi.number`, finds: (typed) => sql<boolean>`havi.number = ${typed.trim()}` },
  }),
});
