export { embeddedReportOf } from './embedded-report.rules.ts';
