export { clearImportQuestions } from './audit-import.jobs.ts';
export { closeParser, warmUpParser } from './reading/parse-report.queries.ts';
