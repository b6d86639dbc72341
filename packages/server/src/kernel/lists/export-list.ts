import type { Column, ExportQuery, ListQuery } from '@attestry/contract/kernel/list.ts';
import type { RawBuilder } from 'kysely';
import type { FileToSend, ReadContext } from '../calls/context.ts';
import { withProductName } from '../settings/product-name.ts';
import type { ExportColumn } from '../workbooks/stream-rows.ts';
import { factsOf } from './export-facts.ts';
import { exportRows } from './export-rows.ts';
import { resolveNames } from './known-by-other-names.ts';
import { meaningAsked } from './list-rows.ts';
import { type BoundList, type Viewer, viewerOf } from './list-source.ts';
import { onlySelected } from './narrowed-lists.ts';
import { allRows } from './run-list.ts';
import { exportedColumns } from './shown-columns.ts';

/** As wide as the longest choice, or as its heading. */
const widthOf = ({ label, values }: { label: string; values: readonly string[] }): number =>
  Math.max(label.length, ...values.map(({ length }) => length)) + 4;

/** A column of a list in its file. */
export const exportColumnOf = ([key, column]: readonly [string, Column]): [string, ExportColumn] => {
  const { label, kind } = column;
  if (kind === 'choice') return [key, { label, kind: 'text', width: widthOf(column) }];
  return [key, { label, kind: kind === 'lookup' ? 'text' : kind }];
};

/** The rows of a query as the list has them: a search term that says nothing, such as punctuation alone, finds none. */
const rowsFor = async (
  { db }: ReadContext,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
): Promise<RawBuilder<unknown> | undefined> => {
  const searched = list.source.search && query.searchTerm;
  const meaning = await meaningAsked(db, list, viewer, query);
  return searched && !meaning ? undefined : allRows(list, viewer, query, meaning);
};

/**
 * The whole list as the viewer may see it, or the selected rows of it, with the list's own filters and in its order,
 * streamed as CSV or XLSX. Refused to people whose company is kept from exporting.
 */
export const exportList = async (
  ctx: ReadContext,
  whole: BoundList<unknown>,
  query: ExportQuery,
  name: string,
  { title = name, notes = {} }: { title?: string; notes?: Readonly<Record<string, string>> } = {},
): Promise<FileToSend> => {
  const viewer = viewerOf(ctx);
  const list = await resolveNames(ctx.db, query.ids ? onlySelected(whole, query.ids) : whole, viewer);
  return exportRows(ctx, {
    name,
    title,
    format: query.format,
    columns: exportedColumns(list.spec, viewer).map(([key, column]) =>
      exportColumnOf([key, { ...column, label: withProductName(column.label, viewer.settings) }]),
    ),
    rows: await rowsFor(ctx, list, viewer, query),
    facts: async () => [...(await factsOf(ctx.db, list, viewer, query)), ...Object.entries(notes)],
  });
};
