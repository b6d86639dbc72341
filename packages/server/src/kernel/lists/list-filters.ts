import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { noSuchChoice } from '@attestry/contract/kernel/fields.ts';
import type { Column, ListQuery } from '@attestry/contract/kernel/list.ts';
import { sql } from 'kysely';
import { allOf, among, type Predicate, relationsOf } from '../access/predicates.ts';
import { containing } from '../database/like.ts';
import { refuse } from '../http/refusal.ts';
import { type BoundList, type ColumnSource, columnsFor, type Viewer } from './list-source.ts';

const dayRange = (key: string, source: ColumnSource, query: ListQuery): Predicate[] => {
  const from = query[`${key}From`];
  const to = query[`${key}To`];
  return [
    ...(from ? [sql<boolean>`${source.at} >= ${from}::date`] : []),
    ...(to ? [sql<boolean>`${source.at} < ${to}::date + 1`] : []),
  ];
};

const holdsAny = (source: ColumnSource, values: readonly string[], type: string): Predicate =>
  sql<boolean>`${source.by ?? source.at} && ${values}::${sql.raw(type)}[]`;

const filterByValues = (column: Column, source: ColumnSource, values: readonly string[]): Predicate => {
  const type = source.type ?? (column.kind === 'choice' ? 'text' : 'bigint');
  return source.several ? holdsAny(source, values, type) : among(source.by ?? source.at, values, type);
};

const filterBy = (key: string, column: Column, source: ColumnSource, query: ListQuery): Predicate[] => {
  if (column.kind === 'date') return dayRange(key, source, query);
  const value = query[key];
  if (value === undefined) return [];
  const compared = source.by ?? source.at;
  if (Array.isArray(value)) return [filterByValues(column, source, value)];
  if (typeof value === 'boolean') return [sql<boolean>`${compared} = ${value}`];
  return [sql<boolean>`${compared} ilike ${containing(String(value))}`];
};

const keysOf = (key: string, column: Column) => (column.kind === 'date' ? [`${key}From`, `${key}To`] : [key]);

const refuseField = (path: string, message: string) => refuse(kernelErrors.invalid, { fields: [{ path, message }] });

/** A filter or sort by a column the viewer does not have would tell of it: they are answered as columns there are not. */
const refuseHidden = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery) => {
  const own = new Map(columnsFor(list.spec, viewer));
  if (query.sortBy !== undefined && !own.get(query.sortBy)?.sortable) throw refuseField('sortBy', noSuchChoice);
  const hidden = Object.entries(list.spec.columns).find(
    ([key, column]) => !own.get(key)?.filterable && keysOf(key, column).some((part) => query[part] !== undefined),
  );
  if (hidden) throw refuseField(hidden[0], 'Unknown column');
};

export const sourcesFor = ({ source }: BoundList<unknown>, viewer: Viewer): Record<string, ColumnSource> =>
  typeof source.columns === 'function' ? source.columns(viewer) : source.columns;

const asksForArchived = ({ source: { archivedBy } }: BoundList<unknown>, query: ListQuery): boolean => {
  const chosen = archivedBy && query[archivedBy.column];
  return query.showArchived || (Array.isArray(chosen) && chosen.includes(archivedBy?.value));
};

/** What a request asks of the rows in sight. Search is a matter of its own. */
const filtersAsked = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): Predicate => {
  refuseHidden(list, viewer, query);
  const sources = sourcesFor(list, viewer);
  const filters = columnsFor(list.spec, viewer).flatMap(([key, column]) => filterBy(key, column, sources[key]!, query));
  const present: Predicate[] =
    list.source.archived && !asksForArchived(list, query) ? [sql<boolean>`not (${list.source.archived})`] : [];
  return allOf(...present, ...filters);
};

/** The rows a request asks for, within what the viewer may see. */
export const rowsAsked = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): Predicate =>
  allOf(list.source.see(viewer), filtersAsked(list, viewer, query));

/** The same rows as one set for each relation of the viewer to them; no row is in two. */
export const rowsByRelation = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): Predicate[] => {
  const filters = filtersAsked(list, viewer, query);
  const relations = relationsOf(list.source.see(viewer));
  return relations.map((relation, at) =>
    allOf(relation, ...relations.slice(0, at).map((before) => sql<boolean>`(${before}) is not true`), filters),
  );
};
