import {
  type Table,
  type TableRow,
  tableRows,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { FormCell } from '../../../kernel/workbooks/form-sheet.ts';
import { reportWorkbook } from '../report-workbook.rules.ts';
import { answerCell } from './answer-cell.rules.ts';
import { heightFor, look } from './look.rules.ts';
import { addHeading, checkField, marked, type Page, shownText, star, widthAt } from './section-page.rules.ts';
import { isGrid } from './section-widths.rules.ts';

const { column, mark, tableStart } = reportWorkbook;

const tableRowsOf = (page: Page, table: Table) => {
  const filled = tableRows(page.answers[table.xmlTag]);
  return Array.from({ length: Math.max(table.rows, filled.length) }, (_, at) => filled[at]);
};

const addTableRow = (page: Page, table: Table, number: number, filled: TableRow | undefined): void => {
  const cells: Record<number, FormCell> = {
    [column.tag]: marked(`${mark.row} ${table.xmlTag}`),
    [column.clause]: { value: number, style: look.rowNumber },
  };
  for (const [at, asked] of table.columns.entries()) cells[tableStart + at] = answerCell(asked, filled?.[asked.xmlTag]);
  const texts = table.columns.map(
    (_, at) => [shownText(cells[tableStart + at] ?? {}), widthAt(page, tableStart + at)] as const,
  );
  const least = table.columns.some(({ type }) => type === 'longText') ? 34 : 22;
  const row = page.sheet.addRow(cells, { height: heightFor(least, texts) });
  for (const [at, asked] of table.columns.entries()) checkField(page, tableStart + at, row, asked);
};

/** A table with its blank rows; answers the row of its heading. */
export const addTable = (page: Page, table: Table): number => {
  if (!isGrid(page.section)) {
    const title = { value: table.label, style: look.tableTitle };
    page.sheet.addRow({ [column.tag]: marked(mark.text), [tableStart]: title }, { height: 36 });
  }
  const tags: Record<number, FormCell> = { [column.tag]: marked(`${mark.columns} ${table.xmlTag}`) };
  for (const [at, asked] of table.columns.entries()) tags[tableStart + at] = marked(asked.xmlTag);
  page.sheet.addRow(tags, { hidden: true });
  const heading = addHeading(page, ['', ...table.columns.map(star)]);
  for (const [at, filled] of tableRowsOf(page, table).entries()) addTableRow(page, table, at + 1, filled);
  return heading;
};
