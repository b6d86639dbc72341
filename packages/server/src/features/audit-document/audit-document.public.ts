export { keepReportWorkbook } from './audit-document.commands.ts';
export { uploadsFor } from './uploads-for.rules.ts';
