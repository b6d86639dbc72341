import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { noSuchChoice } from '@attestry/contract/kernel/field-messages.ts';
import { filterKeysOf } from '@attestry/contract/kernel/filter-keys.ts';
import type { Column, ListQuery, ListSpec } from '@attestry/contract/kernel/list.ts';
import { mapValues } from '@attestry/contract/kernel/map-values.ts';
import { sql } from 'kysely';
import { isOf } from '../access/actor.ts';
import { allOf, always, among, anyOf, hasAny, type Predicate } from '../access/predicates.ts';
import {
  alternativesOf,
  byOwnIndexes,
  inSight,
  makeDisjoint,
  type RowsInSight,
  type Sight,
  setsOf,
  within,
} from '../access/sight.ts';
import { refuse } from '../calls/refusal.ts';
import { containing } from '../database/like.ts';
import { columnForViewer } from './known-by-other-names.ts';
import { type BoundList, type ColumnSource, columnsFor, hasOwnSight, type Mask, type Viewer } from './list-source.ts';
import { maskedSource } from './masked-columns.ts';
import { perViewer } from './per-viewer.ts';

const dayRange = (key: string, source: ColumnSource, query: ListQuery): Predicate[] => {
  const from = query[`${key}From`];
  const to = query[`${key}To`];
  return [
    ...(from ? [sql<boolean>`${source.until ?? source.at} >= ${from}::date`] : []),
    ...(to ? [sql<boolean>`${source.at} < ${to}::date + 1`] : []),
  ];
};

const filterByValues = (column: Column, source: ColumnSource, values: readonly string[]): Predicate => {
  if (source.finds) return anyOf(...values.map(source.finds));
  const type = source.type ?? (column.kind === 'choice' ? 'text' : 'bigint');
  return (source.several ? hasAny : among)(source.by ?? source.at, values, type);
};

const filterBy = (key: string, column: Column, source: ColumnSource, query: ListQuery): Predicate[] => {
  if (column.kind === 'date') return dayRange(key, source, query);
  const value = query[key];
  if (value === undefined) return [];
  if (source.comparedIn)
    return [anyOf(...source.comparedIn.map((set) => allOf(set.rows, ...filterBy(key, column, set.source, query))))];
  const compared = source.by ?? source.at;
  if (Array.isArray(value)) return [filterByValues(column, source, value)];
  if (typeof value === 'boolean') return [value ? sql<boolean>`${compared}` : sql<boolean>`not ${compared}`];
  return [source.finds?.(String(value)) ?? sql<boolean>`${compared} ilike ${containing(String(value))}`];
};

const refuseField = (path: string, message: string) => refuse(kernelErrors.invalid, { fields: [{ path, message }] });

const hasChoices = (column: Column, asked: unknown): boolean =>
  column.kind !== 'choice' || !Array.isArray(asked) || asked.every((value) => column.values.includes(value));

/** Whether the list offers this viewer "Show Favourites". */
export const hasFavourites = ({ favourites = [] }: ListSpec, { actor }: Viewer): boolean =>
  favourites.some((group) => isOf(actor, group));

/** A filter, switch or sort that the viewer does not have would reveal what it is about: refused like an unknown one. */
export const refuseHidden = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery) => {
  const own = new Map(columnsFor(list.spec, viewer));
  if (query.sortBy !== undefined && !own.get(query.sortBy)?.sortable) throw refuseField('sortBy', noSuchChoice);
  const hidden = Object.entries(list.spec.columns).find(
    ([key, column]) => !own.get(key)?.filterable && filterKeysOf(key, column).some((part) => query[part] !== undefined),
  );
  if (hidden) throw refuseField(hidden[0], 'Unknown column');
  const absent = [...own].find(([key, column]) => !hasChoices(column, query[key]));
  if (absent) throw refuseField(absent[0], noSuchChoice);
  if (query.showFavourites && !hasFavourites(list.spec, viewer)) throw refuseField('showFavourites', 'Unknown filter');
};

type Sources = Record<string, ColumnSource>;

const sourcesOfViewer = perViewer((columns: (viewer: Viewer) => Sources, viewer: Viewer) =>
  Object.fromEntries(Object.entries(columns(viewer)).map(([key, source]) => [key, maskedSource(source)])),
);

/**
 * The columns as the viewer has them: masked ones are null on rows that do not show them. Masks are parts of the sight that
 * the list was bound with, and hide nothing within another.
 */
export const sourcesFor = ({ spec, source }: BoundList<unknown>, viewer: Viewer): Sources => {
  const { columns, knownByOtherNames } = source;
  const sources = typeof columns === 'function' ? sourcesOfViewer(columns, viewer) : columns;
  if (!hasOwnSight(source) && Object.values<ColumnSource>(sources).some(({ masked }) => masked))
    throw new Error(`The list ${spec.name} has masked columns and cannot be bound to another sight`);
  if (!knownByOtherNames && Object.values<ColumnSource>(sources).some(({ instead }) => instead))
    throw new Error(`The list ${spec.name} does not say which rows its viewer knows by other names`);
  const named = knownByOtherNames?.(viewer);
  return named ? mapValues(sources, (one: ColumnSource) => columnForViewer(named, one)) : sources;
};

const sightOf = perViewer((source: BoundList<unknown>['source'], viewer: Viewer) => source.see(viewer));

const asksForArchived = ({ source: { archivedBy } }: BoundList<unknown>, query: ListQuery): boolean => {
  const chosen = archivedBy && query[archivedBy.column];
  return query.showArchived || (Array.isArray(chosen) && chosen.includes(archivedBy?.value));
};

const favouritesAsked = ({ source: { favourites } }: BoundList<unknown>, viewer: Viewer, query: ListQuery) =>
  query.showFavourites && favourites ? [favourites(viewer)] : [];

/** The filters of a request, comparing `compared` of each column. */
const filtersBy = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  compared: (source: ColumnSource) => ColumnSource,
): Predicate[] => {
  refuseHidden(list, viewer, query);
  const sources = sourcesFor(list, viewer);
  const filters = columnsFor(list.spec, viewer).flatMap(([key, column]) =>
    filterBy(key, column, compared(sources[key]!), query),
  );
  return [...favouritesAsked(list, viewer, query), ...filters];
};

/** The filters of a request, applied to the rows that the viewer sees. Search is handled separately. */
export const filtersAsked = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): Predicate[] =>
  filtersBy(list, viewer, query, (source) => source);

/** The masks of the columns that a request filters by: it finds no row that does not show them all. */
const masksAsked = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): Mask[] => {
  const sources = sourcesFor(list, viewer);
  return columnsFor(list.spec, viewer).flatMap(([key, column]) => {
    const { masked } = sources[key]!;
    return masked && filterBy(key, column, sources[key]!, query).length > 0 ? masked : [];
  });
};

const notArchived = (list: BoundList<unknown>, query: ListQuery): Predicate =>
  list.source.archived && !asksForArchived(list, query) ? sql<boolean>`not (${list.source.archived})` : always;

/** The rows a request selects, within the viewer's sight. */
export const rowsAsked = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): Predicate =>
  allOf(inSight(sightOf(list.source, viewer)), conditionAsked(list, viewer, query));

/** What a request asks of each row in sight. */
export const conditionAsked = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): Predicate =>
  allOf(notArchived(list, query), ...filtersAsked(list, viewer, query));

/** All rows in sight as disjoint queries by an index each, if one of their sets is known to be large. */
export const largeSets = (list: BoundList<unknown>, viewer: Viewer): Predicate[] | undefined => {
  const sets = setsOf(sightOf(list.source, viewer));
  return sets.some(({ byIndex }) => byIndex) ? makeDisjoint(byOwnIndexes(sets)).map(({ found }) => found) : undefined;
};

/** The rows of a mask as far as the list has them. */
const inList = ({ source: { only = always } }: BoundList<unknown>, rows: Sight): Sight => within(only, rows);

const inSets = (sight: Sight, conditionIn: (set: RowsInSight) => Predicate): Predicate[] =>
  makeDisjoint(setsOf(sight)).flatMap((set) => alternativesOf(set).map((rows) => allOf(rows, conditionIn(set))));

/** A column as it is among rows of one set. */
const comparedIn = ({ as }: RowsInSight, source: ColumnSource): ColumnSource => {
  const read = as && source.readAs?.[as];
  return read ? { ...source, by: read } : source;
};

/** The condition of a request for the rows of each set. Rows found by a mask show its columns, which are compared as stored. */
const conditionBySet = (mask: Mask | undefined, list: BoundList<unknown>, viewer: Viewer, query: ListQuery) => {
  const compared = (source: ColumnSource) => (mask && source.masked === mask && source.bare) || source;
  return (set: RowsInSight): Predicate =>
    allOf(notArchived(list, query), ...filtersBy(list, viewer, query, (source) => comparedIn(set, compared(source))));
};

/** The same rows as disjoint queries, one per set of visible rows. A filter by a masked column narrows to those that show it. */
export const rowsBySet = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): Predicate[] => {
  const [mask] = masksAsked(list, viewer, query);
  const sight = mask ? inList(list, mask.rows) : sightOf(list.source, viewer);
  return inSets(sight, conditionBySet(mask, list, viewer, query));
};

/** The same, as those that show a masked column and those that do not. */
export const rowsByMask = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery, mask: Mask) => {
  const asked = masksAsked(list, viewer, query);
  if (asked[0] === mask) return { shown: rowsBySet(list, viewer, query), hidden: [] };
  if (asked[0]) {
    const rows = rowsBySet(list, viewer, query);
    const those = (which: Sight) => rows.map((set) => allOf(set, inSight(which)));
    return { shown: those(mask.rows), hidden: those(mask.hidden) };
  }
  const condition = conditionBySet(undefined, list, viewer, query);
  return { shown: inSets(inList(list, mask.inOrder), condition), hidden: inSets(inList(list, mask.hidden), condition) };
};

/** Like `rowsBySet`, for counting: rows without a filter are counted by the index of their set. */
export const rowsCounted = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  isSearched: boolean,
): Predicate[] => {
  if (isSearched || filtersAsked(list, viewer, query).length > 0) return rowsBySet(list, viewer, query);
  return makeDisjoint(setsOf(sightOf(list.source, viewer))).map(({ found }) => allOf(found, notArchived(list, query)));
};
