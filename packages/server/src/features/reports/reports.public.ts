export { exportReport, requireReportExport } from './reports.queries.ts';
