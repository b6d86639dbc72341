import type { Column, ListSpec } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { sourcesFor } from './list-filters.ts';
import { type BoundList, columnsFor, type Viewer } from './list-source.ts';
import { shownAt } from './masked-columns.ts';

/** What the rows that are read are read from. */
export const readRowsFrom = ({ source: { from, beside } }: BoundList<unknown>, viewer: Viewer): RawBuilder<unknown> =>
  beside ? sql`${from} ${beside(viewer)}` : from;

const selectedAs = (
  id: RawBuilder<unknown>,
  columns: (readonly [string, RawBuilder<unknown>])[],
): RawBuilder<unknown> =>
  sql.join([
    sql`${id} as id`,
    ...columns.filter(([key]) => key !== 'id').map(([key, at]) => sql`${at} as ${sql.ref(key)}`),
  ]);

const readFrom = (list: BoundList<unknown>, viewer: Viewer, columns: [string, Column][]) => {
  const sources = sourcesFor(list, viewer);
  return columns.map(([key]) => [key, shownAt(sources[key]!)] as const);
};

/** The viewer's columns that an export has. */
export const exportedColumns = (spec: Pick<ListSpec, 'columns'>, viewer: Viewer): [string, Column][] =>
  columnsFor(spec, viewer).filter(([, { hidden }]) => hidden !== 'everywhere' && hidden !== 'inExport');

/** What an export has of a row. */
export const exported = (list: BoundList<unknown>, viewer: Viewer): RawBuilder<unknown> =>
  selectedAs(list.source.id, readFrom(list, viewer, exportedColumns(list.spec, viewer)));

/** What an answer has of a row: the viewer's columns, but for those that only filter and sort, and what else `present` needs. */
export const selected = (list: BoundList<unknown>, viewer: Viewer): RawBuilder<unknown> => {
  const more = Object.entries(list.source.extra?.(viewer) ?? {});
  const shown = columnsFor(list.spec, viewer).filter(([, { hidden }]) => hidden !== 'everywhere');
  return selectedAs(list.source.id, [...readFrom(list, viewer, shown), ...more]);
};
