import { etrsAnswers, etrsReport } from '@attestry/contract/features/reports/answers/etrs.report.ts';
import { sql } from 'kysely';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources } from '../reported-audit.queries.ts';
import { answeredAudits, answerSources } from './answered-audit.queries.ts';

export const etrs = bindReport(etrsReport, {
  ...answeredAudits('ETRS'),
  columns: (viewer) => ({
    ...auditSources(viewer),
    version: { at: sql`report.template_version` },
    ...answerSources(etrsAnswers),
  }),
});
