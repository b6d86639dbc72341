export { closeParser, warmUpParser } from './reading/parse-report.queries.ts';
