import type { ListQuery } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, always, never, type Predicate } from '../access/predicates.ts';
import { filtersAsked, rowsByMask, rowsBySet, sourcesFor } from './list-filters.ts';
import {
  type BoundList,
  beginningOf,
  type ColumnSource,
  columnsFor,
  type SortedSet,
  sortedWithout,
  type Viewer,
} from './list-source.ts';

/** What a page is sorted by, and how; made total by the id in the same direction, so that pages neither repeat nor skip. */
export const orderAsked = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery) => {
  const source = sourcesFor(list, viewer)[query.sortBy ?? list.spec.defaultSort]!;
  const { at, nullable, long } = source;
  const direction = sql.raw(query.order ?? list.spec.defaultOrder ?? 'asc');
  const by = (place: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    sql`order by ${place} ${direction}${nullable ? sql` nulls last` : sql``}, ${id} ${direction}`;
  const placeOf = (value: RawBuilder<unknown>) => (long ? beginningOf(value) : value);
  return { at: placeOf(at), by, placeOf, source, direction };
};

/** Rows of a list, what they are sorted by, and the order. */
interface SortedRows {
  rows: Predicate;
  place: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/** Splits rows into the sets that a column is sorted by, each in the order of its index. */
const inSortedSets = (
  asked: Predicate,
  sets: readonly SortedSet[],
  id: RawBuilder<unknown>,
  direction: RawBuilder<unknown>,
): SortedRows[] =>
  sets.map(({ rows, at, few }) => ({
    rows: allOf(asked, rows),
    place: at,
    // No index has an order by a sum.
    order: sql`order by ${at} ${direction}, ${few ? sql`${id} + 0` : id} ${direction}`,
  }));

/**
 * The rows by a masked column: those that show a value in the order of its indexes, of which none puts rows without one
 * last in both directions, and then all others by id.
 */
const sortedByMask = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): SortedRows[] => {
  const { source, placeOf, direction } = orderAsked(list, viewer, query);
  const { at, masked, nullable, sorted } = source.bare ?? source;
  if (!masked) return [];
  const place = placeOf(at);
  const { shown, hidden } = rowsByMask(list, viewer, query, masked);
  const sets =
    sorted ?? (nullable ? sortedWithout(at, [{ rows: always, at: place }]).sorted : [{ rows: always, at: place }]);
  const { id } = list.source;
  const unsorted = { place: sql`case when false then ${place} end`, order: sql`order by ${id} ${direction}` };
  return [
    ...shown.flatMap((rows) => inSortedSets(rows, sets, id, direction)),
    ...hidden.map((rows) => ({ rows, ...unsorted })),
  ].filter(({ rows }) => rows !== never);
};

/** Whether a filter by id leaves a single value of the column that the rows are sorted by. */
const isOneValue = ({ spec }: BoundList<unknown>, { by, several }: ColumnSource, query: ListQuery): boolean => {
  const values = query[query.sortBy ?? spec.defaultSort];
  return by !== undefined && !several && Array.isArray(values) && values.length === 1;
};

/** All rows that a request asks for, in disjoint sets. */
export const sortedRows = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): SortedRows[] => {
  const { at: place, source, by, direction } = orderAsked(list, viewer, query);
  const { id } = list.source;
  if (isOneValue(list, source, query)) {
    const order = sql`order by ${id} ${direction}`;
    return rowsBySet(list, viewer, query).map((rows) => ({ rows, place: source.bare?.at ?? place, order }));
  }
  if (source.masked) return sortedByMask(list, viewer, query);
  const { sorted } = source;
  const asked = rowsBySet(list, viewer, query);
  if (!sorted) return asked.map((rows) => ({ rows, place, order: by(place, id) }));
  return asked.flatMap((rows) => inSortedSets(rows, sorted, id, direction));
};

/** Whether the request asks for values in arrays. */
const asksInArrays = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): boolean => {
  const sources = sourcesFor(list, viewer);
  return columnsFor(list.spec, viewer).some(([key]) => sources[key]?.several && query[key] !== undefined);
};

/** Whether the rows are sorted in several sets, of which some may have few rows: which ones depends on the values asked for. */
const isSortedBySets = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): boolean => {
  const { masked, sorted = [], readAlike } = orderAsked(list, viewer, query).source;
  if (readAlike && filtersAsked(list, viewer, query).length === 0) return false;
  return masked !== undefined || sorted.length > 1;
};

/**
 * Whether the best plan of a page depends on the values of its filters. The database must know them to estimate how many
 * rows match.
 */
export const dependsOnValues = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): boolean =>
  asksInArrays(list, viewer, query) || isSortedBySets(list, viewer, query);
