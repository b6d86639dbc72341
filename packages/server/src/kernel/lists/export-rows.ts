import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { ExportFormat } from '@attestry/contract/kernel/list.ts';
import type { RawBuilder } from 'kysely';
import type { FileToSend, ReadContext } from '../calls/context.ts';
import { refuse } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { compileStatement } from '../database/statements.ts';
import {
  csvRows,
  type ExportColumn,
  type ExportHeader,
  type ExportValue,
  writeXlsx,
} from '../workbooks/stream-rows.ts';

const batchLength = 1000;

/**
 * Streams the rows of a query, as arrays of the named columns, through a cursor in one read-only transaction: memory does
 * not grow with them. While the reader works on one batch, the database makes the next. The transaction ends when the
 * reader stops early, too.
 */
export async function* streamRows<Value>(
  { readPool }: Pick<Database, 'readPool'>,
  query: RawBuilder<unknown>,
  keys: readonly string[],
): AsyncGenerator<Value[][]> {
  const reader = await readPool.connect();
  const fetchNext = () => reader.query<Value[]>({ text: `fetch forward ${batchLength} from rows`, rowMode: 'array' });
  try {
    // All rows are read: a plan for the first of them alone would take several times as long.
    await reader.query('begin; set local cursor_tuple_fraction = 1');
    const { text, values } = compileStatement(query);
    await reader.query(`declare rows no scroll cursor for ${text}`, values);
    let next = fetchNext();
    for (;;) {
      const { rows, fields } = await next;
      const isLast = rows.length < batchLength;
      if (!isLast) next = fetchNext();
      const places = keys.map((key) => fields.findIndex(({ name }) => name === key));
      yield rows.map((row) => places.map((at) => row[at] as Value));
      if (isLast) return;
    }
  } finally {
    await reader.query('rollback');
    reader.release();
  }
}

/** Rows for a file: what a list or a report has to export. */
export interface RowsToExport {
  /** Begins the name of the file. */
  name: string;
  /** Heads the workbook and names its sheet. */
  title: string;
  format: ExportFormat;
  /** By the name of the column in `rows`. */
  columns: readonly (readonly [key: string, column: ExportColumn])[];
  /** Selects the rows; undefined if there are none. */
  rows: RawBuilder<unknown> | undefined;
  /** What the rows were asked for with, for the header of a workbook. */
  facts(): Promise<ExportHeader['facts']>;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const stamp = (moment: Date) => moment.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

const shownMoment = (moment: Date) => `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Refuses people whose company is kept from exporting. */
export const requireExport = async ({ db, actor, kernel }: ReadContext): Promise<void> => {
  if (!(await kernel.mayExport(db, actor))) throw refuse(kernelErrors.exportPrevented);
};

/** Streams rows as CSV or XLSX. Refused to people whose company is kept from exporting. */
export const exportRows = async (
  ctx: ReadContext,
  { name, title, format, columns, rows: selected, facts }: RowsToExport,
): Promise<FileToSend> => {
  await requireExport(ctx);
  const { database } = ctx.kernel;
  const keys = columns.map(([key]) => key);
  const shown = columns.map(([, column]) => column);
  const rows = selected ? streamRows<ExportValue>(database, selected, keys) : [];
  const made = { type: types[format], name: `${name}-${stamp(ctx.now)}.${format}`, places: database.cursors };
  if (format === 'csv') return { content: csvRows(shown, rows), ...made };
  const header = { title, facts: [['Made', shownMoment(ctx.now)] as const, ...(await facts())] };
  return { content: writeXlsx(shown, rows, { sheetName: title, header }), ...made };
};
