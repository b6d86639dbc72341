export { blankWorkbook } from './blank-workbook.queries.ts';
export { layOutWorkbook } from './lay-out-workbook.queries.ts';
export { maxAnswerLength, reportWorkbook, sheetNameOf } from './report-workbook.rules.ts';
