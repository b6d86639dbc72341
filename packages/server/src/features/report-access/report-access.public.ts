export { endAnswered } from './report-access.commands.ts';
export { readReportAccess } from './report-access.queries.ts';
