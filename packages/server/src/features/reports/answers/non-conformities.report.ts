import { clauseNumber } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { nonConformitiesReport } from '@attestry/contract/features/reports/answers/non-conformities.report.ts';
import { sql } from 'kysely';
import { startingWith } from '../../../kernel/database/like.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources, reportedAudits } from '../reported-audit.queries.ts';

/** A clause and those below it: 3.5 also finds 3.5.1. */
const isOfClause = (typed: string) => {
  const clause = clauseNumber(typed);
  return sql<boolean>`(finding.clause = ${clause} or finding.clause like ${startingWith(`${clause}.`)})`;
};

export const nonConformities = bindReport(nonConformitiesReport, {
  ...reportedAudits,
  // Each has its audit: a join that is not inner is left out where nothing asks for the audit.
  from: sql`audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id`,
  id: sql`finding.id`,
  columns: (viewer) => {
    const sources = auditSources(viewer);
    return {
      ...sources,
      standard: { ...sources.standard, by: sql`finding.standard_id` },
      startDate: { at: sql`finding.start_date` },
      recordStatus: { at: sql`finding.record_status` },
      audit: { at: sql`audit.id` },
      clause: { at: sql`finding.clause`, finds: isOfClause },
      severity: { at: sql`finding.severity` },
      detail: { at: sql`finding.detail` },
      correction: { at: sql`finding.correction` },
      preventiveAction: { at: sql`finding.preventive_action` },
      closedOn: { at: sql`finding.closed_on`, nullable: true },
    };
  },
});
