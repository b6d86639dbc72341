import type { Column, ExportFormat, ListQuery } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Reader } from '../database/database.ts';
import type { Context, FileToSend } from '../http/context.ts';
import { csvRows, type ExportColumn, type ExportValue, writeXlsx } from '../workbooks/stream-rows.ts';
import { meaningOf } from './list-search.ts';
import { type BoundList, columnsFor, viewerOf } from './list-source.ts';
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

const asked = (list: BoundList<unknown>, query: ListQuery): [string, string][] =>
  Object.entries(query)
    .filter(([key, value]) => key !== 'format' && value !== undefined && value !== '')
    .map(([key, value]) => [
      list.spec.columns[key]?.label ?? key,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]);

async function* cells(rows: AsyncIterable<Record<string, ExportValue>>, keys: string[]): AsyncGenerator<ExportValue[]> {
  for await (const row of rows) yield keys.map((key) => row[key]);
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const stamp = (moment: Date) => moment.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

const meaningFor = (db: Reader, list: BoundList<unknown>, query: ListQuery) =>
  list.source.search && query.searchTerm ? meaningOf(db, query.searchTerm) : undefined;

/** The whole list as the viewer may see it, with the list's own filters, streamed as CSV or XLSX. */
export const exportList = async (
  ctx: Context,
  list: BoundList<unknown>,
  query: ListQuery & { format: ExportFormat },
  name: string,
): Promise<FileToSend> => {
  const viewer = viewerOf(ctx);
  const own = columnsFor(list.spec, viewer).filter(([, column]) => !column.hidden);
  const rows = allRows(list, viewer, query, await meaningFor(ctx.db, list, query)) as RawBuilder<
    Record<string, ExportValue>
  >;
  const columns = own.map(columnOf);
  const body = cells(
    streamRows(ctx.kernel.database, rows),
    own.map(([key]) => key),
  );
  const header = { title: name, facts: [['Made', ctx.now.toISOString().slice(0, 19)], ...asked(list, query)] as const };
  return {
    content: query.format === 'csv' ? csvRows(columns, body) : writeXlsx(columns, body, { sheetName: name, header }),
    type: types[query.format],
    name: `${name}-${stamp(ctx.now)}.${query.format}`,
  };
};
