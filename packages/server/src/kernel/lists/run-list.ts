import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import {
  exactRows,
  type ListQuery,
  type ListSpec,
  maxPage,
  type Page,
  pageSize,
} from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { rowsAsked, sourcesFor } from './list-filters.ts';
import { found, type Meaning, meaningOf, rankedRows } from './list-search.ts';
import { type BoundList, columnsFor, type Viewer } from './list-source.ts';

const selected = (list: BoundList<unknown>, viewer: Viewer): RawBuilder<unknown> => {
  const sources = sourcesFor(list, viewer);
  const own = columnsFor(list.spec, viewer).map(([key]) => [key, sources[key]!.at] as const);
  const extra = Object.entries(list.source.extra?.(viewer) ?? {});
  return sql.join([
    sql`${list.source.id} as id`,
    ...[...own, ...extra].filter(([key]) => key !== 'id').map(([key, at]) => sql`${at} as ${sql.ref(key)}`),
  ]);
};

/** The order asked for, made total by the id in the same direction, so that pages neither repeat nor skip a row. */
export const orderOf = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery): RawBuilder<unknown> => {
  const by = sourcesFor(list, viewer)[query.sortBy ?? list.spec.defaultSort]!;
  const direction = sql.raw(query.order ?? list.spec.defaultOrder ?? 'asc');
  return sql`order by ${by.at} ${direction}${by.nullable ? sql` nulls last` : sql``}, ${list.source.id} ${direction}`;
};

/** All rows a request asks for, in order; the export streams these. */
export const allRows = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: Meaning | undefined,
): RawBuilder<unknown> => {
  const asked = rowsMeant(list, viewer, query, meaning);
  return sql`select ${selected(list, viewer)} from ${list.source.from} where ${asked} ${orderOf(list, viewer, query)}`;
};

const rowsMeant = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: Meaning | undefined,
): Predicate => {
  const asked = rowsAsked(list, viewer, query);
  return meaning && list.source.search ? allOf(asked, found(list.source.search, meaning)) : asked;
};

/** The one place that turns a page request into SQL. */
export const pageSql = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: Meaning | undefined,
): RawBuilder<unknown> => {
  const offset = (query.pageNumber - 1) * pageSize;
  if (!meaning || !list.source.search || query.sortBy)
    return sql`${allRows(list, viewer, query, meaning)} limit ${pageSize} offset ${offset}`;
  return rankedRows({
    search: list.source.search,
    meaning,
    select: selected(list, viewer),
    from: list.source.from,
    id: list.source.id,
    asked: rowsAsked(list, viewer, query),
    order: query.order ?? 'asc',
    limit: pageSize,
    offset,
  });
};

/** Counts to one past the exact limit and no further, so that the cost does not grow with the register. */
export const countSql = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: Meaning | undefined,
): RawBuilder<{ total: number }> =>
  sql<{ total: number }>`select count(*)::int as total from (select from ${list.source.from}
    where ${rowsMeant(list, viewer, query, meaning)} limit ${exactRows + 1}) as counted`;

/**
 * One page of a list as the viewer may see it. Totals are exact to 10,000 rows and a lower bound beyond; pages past
 * 1,000 are refused.
 */
export const runList = async <R, const K extends ListSpec['resultsKey']>(
  db: Reader,
  list: BoundList<R>,
  viewer: Viewer,
  query: ListQuery,
  key: K,
): Promise<Page<R, K>> => {
  if (query.pageNumber > maxPage) throw refuse(kernelErrors.pageTooFar);
  const meaning = list.source.search && query.searchTerm ? await meaningOf(db, query.searchTerm) : undefined;
  const saysNothing = query.searchTerm && !meaning;
  const [page, count] = saysNothing
    ? [{ rows: [] }, { rows: [{ total: 0 }] }]
    : await Promise.all([
        pageSql(list, viewer, query, meaning).execute(db),
        countSql(list, viewer, query, meaning).execute(db),
      ]);
  const counted = count.rows[0]?.total ?? 0;
  const total = Math.min(counted, exactRows);
  return {
    totalPages: Math.ceil(total / pageSize),
    total,
    totalIsLowerBound: counted > exactRows,
    [key]: page.rows.map((row) => list.source.present(row as never, viewer)),
  } as unknown as Page<R, K>;
};
