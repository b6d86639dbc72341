import type { Table, TableRow } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import type { SheetRow } from '../../../kernel/workbooks/sheet-reader.ts';
import { reportWorkbook } from '../../report-template/report-workbook.public.ts';
import type { Question } from './answer-value.rules.ts';
import { findingAt, removedFrom, rowTag } from './findings.rules.ts';
import { answerIn, claim, note, noteUnknown, type Reading } from './reading.rules.ts';

const { column } = reportWorkbook;

export interface OpenTable {
  table: Table;
  /** xmlTags of the columns, by column of the sheet. */
  columns: ReadonlyMap<number, Question>;
  rows: TableRow[];
  overflowed: boolean;
}

/** The row that names a table and its columns. */
export const openTable = (reading: Reading, sheet: string, row: SheetRow, xmlTag: string): OpenTable | undefined => {
  const table = reading.tables.get(xmlTag);
  if (!table) {
    noteUnknown(reading, sheet, row, xmlTag);
    return undefined;
  }
  const place = { sheet, column: column.tag, row: row.number };
  if (!claim(reading, place, xmlTag)) return undefined;
  const columns = new Map<number, Question>();
  for (const [at, cell] of row.cells) {
    const question = table.columns.find((each) => each.xmlTag === cell.value);
    if (question) columns.set(at, question);
  }
  for (const missing of table.columns.filter((each) => ![...columns.values()].includes(each))) {
    reading.findings.add(removedFrom(sheet, missing.xmlTag, `column "${missing.label}"`));
  }
  return { table, columns, rows: [], overflowed: false };
};

/** Reported once, for the first row beyond the limit; further rows are ignored. */
const noteOverflow = (reading: Reading, sheet: string, row: SheetRow, open: OpenTable): void => {
  if (open.overflowed) return;
  open.overflowed = true;
  const place = { sheet, column: reportWorkbook.tableStart, row: row.number };
  const text = `the table has room for ${open.table.rows} rows, this is one too many`;
  reading.findings.add(findingAt('error', place, open.table.xmlTag, text));
};

/** Reads a row of a table; skips a row without any answer. */
export const readTableRow = (reading: Reading, sheet: string, row: SheetRow, open: OpenTable): void => {
  const values: TableRow = {};
  const found = [...open.columns].map(([at, question]) => {
    const cell = answerIn(reading, { sheet, column: at, row: row.number }, question, row.cells.get(at));
    const { value: read } = cell.answer;
    const value = Array.isArray(read) ? read.join('\n') : read;
    if (typeof value === 'string' || typeof value === 'number') values[question.xmlTag] = value;
    return cell;
  });
  const onlyMissing = found.every(({ answer }) => answer.errors.every((error) => error === requiredMessage));
  if (Object.keys(values).length === 0 && onlyMissing) return;
  if (open.rows.length === open.table.rows) {
    noteOverflow(reading, sheet, row, open);
    return;
  }
  for (const cell of found) {
    note(reading, cell);
    reading.seen.set(rowTag(cell.question.xmlTag, open.rows.length), cell.place);
  }
  open.rows.push(values);
  reading.answers[open.table.xmlTag] = open.rows;
};
