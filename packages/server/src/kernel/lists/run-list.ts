import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import {
  type Column,
  exactRows,
  type ListQuery,
  type ListSpec,
  type Page,
  pageSizes,
  type Total,
} from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { plannedEachTime } from '../database/statements.ts';
import { refuse } from '../http/refusal.ts';
import { rowsAsked, rowsBySet, rowsCounted, sourcesFor } from './list-filters.ts';
import { isMatch, parseSearchTerm, rankedRows, type SearchMeaning } from './list-search.ts';
import {
  type BoundList,
  beginningOf,
  columnsFor,
  exportedColumns,
  resolveSightFor,
  type SearchSource,
  type Viewer,
} from './list-source.ts';

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
  return columns.map(([key]) => [key, sources[key]!.at] as const);
};

/** What an export has of a row. */
const exported = (list: BoundList<unknown>, viewer: Viewer): RawBuilder<unknown> =>
  selectedAs(list.source.id, readFrom(list, viewer, exportedColumns(list.spec, viewer)));

/** What an answer has of a row: the viewer's columns, but for those that only filter and sort, and what else `present` needs. */
const selected = (list: BoundList<unknown>, viewer: Viewer): RawBuilder<unknown> => {
  const more = Object.entries(list.source.extra?.(viewer) ?? {});
  const shown = columnsFor(list.spec, viewer).filter(([, { hidden }]) => hidden !== 'everywhere');
  return selectedAs(list.source.id, [...readFrom(list, viewer, shown), ...more]);
};

/** A row of a page, by column key. */
interface CountedRow extends Record<string, unknown> {
  /** How many rows the whole list has, counted no further than one past the exact limit. */
  rowsCounted: number;
}

/** What a page is sorted by, and how; made total by the id in the same direction, so that pages neither repeat nor skip. */
const orderAsked = (list: BoundList<unknown>, viewer: Viewer, query: ListQuery) => {
  const { at, nullable, long } = sourcesFor(list, viewer)[query.sortBy ?? list.spec.defaultSort]!;
  const direction = sql.raw(query.order ?? list.spec.defaultOrder ?? 'asc');
  const by = (place: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    sql`order by ${place} ${direction}${nullable ? sql` nulls last` : sql``}, ${id} ${direction}`;
  return { at: long ? beginningOf(at) : at, by };
};

/** Of the rows asked for, those that the search term means. */
export const withMeaning = (
  list: BoundList<unknown>,
  rows: Predicate,
  meaning: SearchMeaning | undefined,
): Predicate => (meaning && list.source.search ? allOf(rows, isMatch(list.source.search, meaning)) : rows);

/** What `rankedRows` needs to know of a search, but for the columns and the range. */
const searched = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  search: SearchSource,
  meaning: SearchMeaning,
) => ({
  search,
  meaning,
  from: list.source.from,
  id: list.source.id,
  asked: rowsAsked(list, viewer, query),
  order: query.order ?? 'asc',
});

const everyRow = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

/** All rows a request asks for, by column, in the order of the list; the export streams these. */
export const allRows = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
): RawBuilder<unknown> => {
  const { search, from, id } = list.source;
  if (meaning && search && !query.sortBy)
    return rankedRows({
      ...searched(list, viewer, query, search, meaning),
      select: exported(list, viewer),
      ...everyRow,
    });
  const { at, by } = orderAsked(list, viewer, query);
  const asked = withMeaning(list, rowsAsked(list, viewer, query), meaning);
  return sql`select ${exported(list, viewer)} from ${from} where ${asked} ${by(at, id)}`;
};

const wholeList: ListQuery = { pageNumber: 1, rows: pageSizes[0], showArchived: false };

/** Every row of a short list as its pages would show it, in the order of the list; archived ones are left out. */
export const readAll = async <R>(db: Reader, list: BoundList<R>, viewer: Viewer): Promise<R[]> => {
  const { at, by } = orderAsked(list, viewer, wholeList);
  const { rows } = await sql`select ${selected(list, viewer)} from ${list.source.from}
    where ${rowsAsked(list, viewer, wholeList)} ${by(at, list.source.id)}`.execute(db);
  return rows.map((row) => list.source.present(row as never, viewer));
};

/**
 * How many rows of a set a page may need, or up to twice as many: written into the statement, because the database takes
 * an unknown limit for a tenth of the rows and then plans it again each time, and in few steps, because each is kept.
 */
const rowsUpTo = (needed: number): number => pageSizes[0] * 2 ** Math.ceil(Math.log2(needed / pageSizes[0]));

/** Refuses pages beyond the rows that are counted. */
export const requireCounted = ({ pageNumber, rows }: Pick<ListQuery, 'pageNumber' | 'rows'>): void => {
  if (pageNumber * rows > exactRows) throw refuse(kernelErrors.pageTooFar);
};

/** The rows of a list that a page has. */
const rangeOf = ({ pageNumber, rows }: ListQuery) => ({ limit: rows, offset: (pageNumber - 1) * rows });

/** The ids of one page, in the order asked for. Each set gives as many rows as the page can need of it. */
const pageIds = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
): RawBuilder<unknown> => {
  const { at, by } = orderAsked(list, viewer, query);
  const { from, id } = list.source;
  const { limit, offset } = rangeOf(query);
  const page = sql`limit ${limit} offset ${offset}`;
  const rows = rowsBySet(list, viewer, query).map(
    (asked) =>
      sql`select ${id} as id, ${at} as place from ${from} where ${withMeaning(list, asked, meaning)} ${by(at, id)}`,
  );
  if (rows.length === 1) return sql`${rows[0]} ${page}`;
  const parts = rows.map((part) => sql`(${part} limit ${sql.lit(rowsUpTo(offset + limit))})`);
  return sql`select id, place from (${sql.join(parts, sql` union all `)}) as related
    ${by(sql.ref('place'), sql.ref('id'))} ${page}`;
};

/** Counts to one past the exact limit and no further, so that the cost does not grow with the register. */
export const countSql = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
): RawBuilder<{ total: number }> => {
  const parts = rowsCounted(list, viewer, query, meaning !== undefined).map(
    (asked) => sql`select from ${list.source.from} where ${withMeaning(list, asked, meaning)}`,
  );
  return sql<{ total: number }>`select count(*)::int as total
    from (${sql.join(parts, sql` union all `)} limit ${sql.lit(exactRows + 1)}) as counted`;
};

/**
 * The one place that turns a page request into SQL. The page's ids are found first and its columns read for those alone:
 * what a row shows may cost more than finding it, and a late page would pay for every row before it. Each row carries
 * the total, because a statement of its own for it costs the server more than the counting.
 */
export const pageSql = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
): RawBuilder<CountedRow> => {
  const { from, id, search } = list.source;
  const select = sql`${selected(list, viewer)}, (${countSql(list, viewer, query, meaning)}) as "rowsCounted"`;
  if (meaning && search && !query.sortBy) {
    return rankedRows({ ...searched(list, viewer, query, search, meaning), select, ...rangeOf(query) });
  }
  const { by } = orderAsked(list, viewer, query);
  return sql`select ${select} from (${pageIds(list, viewer, query, meaning)}) as page, ${from}
    where ${id} = page.id ${by(sql.ref('page.place'), sql.ref('page.id'))}`;
};

/** The rows of one page and how many there are in all. A page past the last row does not know the total. */
const readPage = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
) => {
  const asked = meaning ? await resolveSightFor(db, list, viewer) : list;
  const page = pageSql(asked, viewer, query, meaning);
  const { rows } = await (meaning ? plannedEachTime(page) : page).execute(db);
  if (rows[0]) return { rows: rows.map(({ rowsCounted, ...row }) => row), counted: rows[0].rowsCounted };
  if (query.pageNumber === 1) return { rows, counted: 0 };
  const { rows: counts } = await countSql(asked, viewer, query, meaning).execute(db);
  return { rows, counted: counts[0]?.total ?? 0 };
};

/** What is said of so many rows. */
export const totalOf = (counted: number): Total => ({
  total: Math.min(counted, exactRows),
  totalIsLowerBound: counted > exactRows,
});

/**
 * One page of a list as the viewer may see it. Totals are exact to 10,000 rows and a lower bound beyond; pages past
 * those rows are refused.
 */
export const runList = async <R, const K extends ListSpec['resultsKey']>(
  db: Reader,
  list: BoundList<R>,
  viewer: Viewer,
  query: ListQuery,
  key: K,
): Promise<Page<R, K>> => {
  requireCounted(query);
  const meaning = list.source.search && query.searchTerm ? await parseSearchTerm(db, query.searchTerm) : undefined;
  const saysNothing = query.searchTerm && !meaning;
  const { rows, counted } = saysNothing ? { rows: [], counted: 0 } : await readPage(db, list, viewer, query, meaning);
  const counts = totalOf(counted);
  return {
    totalPages: Math.ceil(counts.total / query.rows),
    ...counts,
    [key]: rows.map((row) => list.source.present(row as never, viewer)),
  } as unknown as Page<R, K>;
};
