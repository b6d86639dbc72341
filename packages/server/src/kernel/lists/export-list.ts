import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Column, ExportQuery, ListQuery } from '@attestry/contract/kernel/list.ts';
import type { RawBuilder } from 'kysely';
import type { Context, FileToSend } from '../calls/context.ts';
import { refuse } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { compileStatement } from '../database/statements.ts';
import { csvRows, type ExportColumn, type ExportRows, writeXlsx } from '../workbooks/stream-rows.ts';
import { factsOf } from './export-facts.ts';
import { parseSearchTerm } from './list-search.ts';
import { type BoundList, exportedColumns, onlySelected, type Viewer, viewerOf } from './list-source.ts';
import { allRows } from './run-list.ts';

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
    await reader.query('begin');
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

const columnOf = ([, column]: [string, Column]): ExportColumn => ({
  label: column.label,
  kind: column.kind === 'choice' || column.kind === 'lookup' ? 'text' : column.kind,
});

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const stamp = (moment: Date) => moment.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

const shownMoment = (moment: Date) => `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The rows of a query as the list has them: a search term that says nothing, such as punctuation alone, finds none. */
const rowsFor = async (
  ctx: Context,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
): Promise<ExportRows> => {
  const searched = list.source.search && query.searchTerm;
  const meaning = searched ? await parseSearchTerm(ctx.db, query.searchTerm) : undefined;
  if (searched && !meaning) return [];
  const keys = exportedColumns(list.spec, viewer).map(([key]) => key);
  return streamRows(ctx.kernel.database, allRows(list, viewer, query, meaning), keys);
};

const requireExport = async ({ db, actor, kernel }: Context): Promise<void> => {
  if (!(await kernel.mayExport(db, actor))) throw refuse(kernelErrors.exportPrevented);
};

/**
 * The whole list as the viewer may see it, or the selected rows of it, with the list's own filters and in its order,
 * streamed as CSV or XLSX. Refused to people whose company is kept from exporting.
 */
export const exportList = async (
  ctx: Context,
  whole: BoundList<unknown>,
  query: ExportQuery,
  name: string,
): Promise<FileToSend> => {
  await requireExport(ctx);
  const viewer = viewerOf(ctx);
  const list = query.ids ? onlySelected(whole, query.ids) : whole;
  const columns = exportedColumns(list.spec, viewer).map(columnOf);
  const rows = await rowsFor(ctx, list, viewer, query);
  const made = {
    type: types[query.format],
    name: `${name}-${stamp(ctx.now)}.${query.format}`,
    places: ctx.kernel.database.cursors,
  };
  if (query.format === 'csv') return { content: csvRows(columns, rows), ...made };
  const facts = [['Made', shownMoment(ctx.now)] as const, ...(await factsOf(ctx.db, list, viewer, query))];
  return { content: writeXlsx(columns, rows, { sheetName: name, header: { title: name, facts } }), ...made };
};
