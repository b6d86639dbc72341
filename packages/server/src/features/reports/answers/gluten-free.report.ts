import { glutenFreeAnswers, glutenFreeReport } from '@attestry/contract/features/reports/answers/gluten-free.report.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources } from '../reported-audit.queries.ts';
import { answeredAudits, answerSources } from './answered-audit.queries.ts';

export const glutenFree = bindReport(glutenFreeReport, {
  ...answeredAudits('GLUTENFREE'),
  columns: (viewer) => ({ ...auditSources(viewer), ...answerSources(glutenFreeAnswers) }),
});
