import { additionalModulesReport } from '@attestry/contract/features/reports/answers/additional-modules.report.ts';
import { sql } from 'kysely';
import { nameIn } from '../../../kernel/lookups/name-of.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources, reportedAudits } from '../reported-audit.queries.ts';

const result = sql`(select row ->> 'MODULE_RESULT' from audit_report as report,
    jsonb_path_query(report.answers, '$.MODULE_RESULTS[*]') as row
  where report.audit_id = audit.id and row ->> 'MODULE_NAME' = module.name limit 1)`;

export const additionalModules = bindReport(additionalModulesReport, {
  ...reportedAudits,
  from: sql`audit_module as part join module on module.id = part.module_id
    join audit_listing as audit on audit.id = part.audit_id`,
  // Modules are fewer than a thousand.
  id: sql`(part.audit_id * 1000 + part.module_id)`,
  columns: (viewer) => ({
    ...auditSources(viewer),
    module: { at: sql`module.name`, by: sql`part.module_id`, type: 'int', nameOf: nameIn('module') },
    result: { at: result },
  }),
});
