export { alertOfBetterGrade } from './better-grade.emails.ts';
export { auditOfId, lockAuditOfVisit } from './import-target.queries.ts';
export { judgeReport } from './judging/judge-report.rules.ts';
export type { Judgement } from './judging/judged-report.rules.ts';
export { type Question, readAnswer } from './reading/answer-value.rules.ts';
export { closeParser, warmUpParser } from './reading/parse-report.queries.ts';
export { questionsOf } from './reading/reading.rules.ts';
export { type Owner, ownerNamed } from './target-of-report.queries.ts';
export { withLabels } from './uploaded-report.rules.ts';
