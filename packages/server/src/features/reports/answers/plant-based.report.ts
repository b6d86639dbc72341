import { plantBasedAnswers, plantBasedReport } from '@attestry/contract/features/reports/answers/plant-based.report.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources } from '../reported-audit.queries.ts';
import { answeredAudits, answerSources } from './answered-audit.queries.ts';

export const plantBased = bindReport(plantBasedReport, {
  ...answeredAudits('PLANT'),
  columns: (viewer) => ({ ...auditSources(viewer), ...answerSources(plantBasedAnswers) }),
});
