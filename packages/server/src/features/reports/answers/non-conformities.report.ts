import { nonConformitiesReport } from '@attestry/contract/features/reports/answers/non-conformities.report.ts';
import { sql } from 'kysely';
import { bindReport } from '../bound-report.queries.ts';
import { isOfClause } from '../choices/clauses.queries.ts';
import { auditSources, reportedAudits } from '../reported-audit.queries.ts';

/**
 * Non-conformities under the alias of audits. They repeat what scopes ask of their audit, so that no audit is read to find those
 * in sight. The left join is left out of statements that need no other column of the audit; each non-conformity has one.
 */
const findings = sql`(select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status,
    finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause,
    finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on,
    listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit`;

export const nonConformities = bindReport(nonConformitiesReport, {
  ...reportedAudits,
  from: findings,
  id: sql`audit.finding_id`,
  columns: (viewer) => ({
    ...auditSources(viewer),
    audit: { at: sql`audit.id` },
    clause: { at: sql`audit.clause`, finds: isOfClause },
    severity: { at: sql`audit.severity` },
    detail: { at: sql`audit.detail` },
    correction: { at: sql`audit.correction` },
    preventiveAction: { at: sql`audit.preventive_action` },
    closedOn: { at: sql`audit.closed_on`, nullable: true },
  }),
});
