import type { Column, ExportQuery, ListQuery } from '@attestry/contract/kernel/list.ts';
import { sql } from 'kysely';
import { inSight } from '../access/sight.ts';
import type { Reader } from '../database/database.ts';
import { type NameOf, namesOf } from '../lookups/name-of.ts';
import { sourcesFor } from './list-filters.ts';
import { type BoundList, type ColumnSource, columnsFor, type Viewer } from './list-source.ts';

type Fact = readonly [label: string, value: string];

const fact = (label: string, value: unknown): Fact[] =>
  value === undefined || value === '' ? [] : [[label, String(value)]];

const words = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value);

/** Names an id through a row the viewer sees, so that other ids reveal nothing. */
const nameInSight =
  ({ source: { from, see } }: BoundList<unknown>, viewer: Viewer, { at, by, type = 'bigint' }: ColumnSource): NameOf =>
  (id) =>
    sql`select ${at} as name from ${from} where ${by} = ${id}::${sql.raw(type)} and ${inSight(see(viewer))} limit 1`;

const filterFacts = async (
  db: Reader,
  query: ListQuery,
  [key, column]: [string, Column],
  nameOf: NameOf | undefined,
): Promise<Fact[]> => {
  if (column.kind === 'date')
    return [...fact(`${column.label} from`, query[`${key}From`]), ...fact(`${column.label} to`, query[`${key}To`])];
  const value = query[key];
  if (!Array.isArray(value)) return fact(column.label, words(value));
  return fact(column.label, (nameOf ? await namesOf(db, nameOf, value) : value).join(', '));
};

const orderOf = ({ spec, source }: BoundList<unknown>, { searchTerm, sortBy, order }: ListQuery): string => {
  if (searchTerm && source.search && !sortBy)
    return `Best match first, then names ${order === 'desc' ? 'descending' : 'ascending'}`;
  const label = spec.columns[sortBy ?? spec.defaultSort]?.label;
  return `${label}, ${(order ?? spec.defaultOrder) === 'desc' ? 'descending' : 'ascending'}`;
};

const nameOfColumn = (list: BoundList<unknown>, viewer: Viewer, column: Column, source: ColumnSource) =>
  source.nameOf ?? (column.kind === 'lookup' ? nameInSight(list, viewer, source) : undefined);

/** The search, filters and order of an export, as text for people. */
export const factsOf = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ExportQuery,
): Promise<Fact[]> => {
  const sources = sourcesFor(list, viewer);
  const filters: Fact[] = [];
  for (const [key, column] of columnsFor(list.spec, viewer))
    filters.push(...(await filterFacts(db, query, [key, column], nameOfColumn(list, viewer, column, sources[key]!))));
  return [
    ...(query.ids ? fact('Rows', 'Only the selected') : []),
    ...fact('Search', query.searchTerm),
    ...filters,
    ...(list.spec.archived && query.showArchived ? fact('Show archived', 'Yes') : []),
    ...(list.spec.inactive && query.showInactive ? fact('Show inactive', 'Yes') : []),
    ...(query.showFavourites ? fact('Show Favourites', 'Yes') : []),
    ['Order', orderOf(list, query)],
  ];
};
