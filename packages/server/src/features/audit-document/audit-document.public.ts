export { keepReportWorkbook } from './audit-document.commands.ts';
export { uploadsFor } from './audit-document.rules.ts';
