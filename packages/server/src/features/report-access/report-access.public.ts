export { endAnswered } from './report-access.commands.ts';
export { readReportAccess, withReportAccess } from './report-access.queries.ts';
