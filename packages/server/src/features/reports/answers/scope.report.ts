import { scopeReport } from '@attestry/contract/features/reports/answers/scope.report.ts';
import { sql } from 'kysely';
import { nameIn } from '../../../kernel/lookups/name-of.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources, reportedAudits } from '../reported-audit.queries.ts';

const categories = sql`(select string_agg(category.name, '; ' order by category.number) from category
  where category.id = any(audit.category_ids))`;

export const scope = bindReport(scopeReport, {
  ...reportedAudits,
  beside: () => sql`join audit as record on record.id = audit.id`,
  columns: (viewer) => ({
    ...auditSources(viewer),
    category: { at: categories, by: sql`audit.category_ids`, type: 'int', several: true, nameOf: nameIn('category') },
    scope: { at: sql`record.scope` },
    exclusion: { at: sql`record.exclusion` },
  }),
});
