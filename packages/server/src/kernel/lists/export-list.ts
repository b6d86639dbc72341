import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Column, ExportQuery, ListQuery } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Context, FileToSend } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { csvRows, type ExportColumn, type ExportValue, writeXlsx } from '../workbooks/stream-rows.ts';
import { factsOf } from './export-facts.ts';
import { parseSearchTerm } from './list-search.ts';
import { type BoundList, exportedColumns, onlySelected, type Viewer, viewerOf } from './list-source.ts';
import { allRows } from './run-list.ts';

const batch = 1000;

/**
 * Streams the rows of a query through a cursor in one read-only transaction, so that memory does not grow with them.
 * The transaction ends when the reader stops early, too.
 */
export async function* streamRows<R>(database: Pick<Database, 'reads'>, query: RawBuilder<R>): AsyncGenerator<R> {
  const reader = await database.reads.startTransaction().execute();
  try {
    await sql`declare rows no scroll cursor for ${query}`.execute(reader);
    for (;;) {
      const { rows } = await sql<R>`fetch forward ${sql.lit(batch)} from rows`.execute(reader);
      yield* rows;
      if (rows.length < batch) return;
    }
  } finally {
    await reader.rollback().execute();
  }
}

const columnOf = ([, column]: [string, Column]): ExportColumn => ({
  label: column.label,
  kind: column.kind === 'choice' || column.kind === 'lookup' ? 'text' : column.kind,
});

type ExportedRows = AsyncIterable<Record<string, ExportValue>> | Iterable<never>;

async function* cells(rows: ExportedRows, keys: string[]): AsyncGenerator<ExportValue[]> {
  for await (const row of rows) yield keys.map((key) => row[key]);
}

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
): Promise<ExportedRows> => {
  const searched = list.source.search && query.searchTerm;
  const meaning = searched ? await parseSearchTerm(ctx.db, query.searchTerm) : undefined;
  const rows = allRows(list, viewer, query, meaning) as RawBuilder<Record<string, ExportValue>>;
  return searched && !meaning ? [] : streamRows(ctx.kernel.database, rows);
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
  const own = exportedColumns(list.spec, viewer);
  const columns = own.map(columnOf);
  const keys = own.map(([key]) => key);
  const body = cells(await rowsFor(ctx, list, viewer, query), keys);
  const made = {
    type: types[query.format],
    name: `${name}-${stamp(ctx.now)}.${query.format}`,
    places: ctx.kernel.database.cursors,
  };
  if (query.format === 'csv') return { content: csvRows(columns, body), ...made };
  const facts = [['Made', shownMoment(ctx.now)] as const, ...(await factsOf(ctx.db, list, viewer, query))];
  return { content: writeXlsx(columns, body, { sheetName: name, header: { title: name, facts } }), ...made };
};
