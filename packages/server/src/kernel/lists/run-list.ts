import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import {
  exactRows,
  type ListQuery,
  type ListSpec,
  type Page,
  pageSizes,
  type Total,
} from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../calls/refusal.ts';
import type { Reader } from '../database/database.ts';
import { plannedEachTime } from '../database/statements.ts';
import { resolveNames } from './known-by-other-names.ts';
import { filtersAsked, rowsAsked } from './list-filters.ts';
import { countSql, meaningAsked, pageIds, rangeOf, withMeaning } from './list-rows.ts';
import { fewFound, rankedFew, rankedRows, type SearchMeaning } from './list-search.ts';
import type { BoundList, SearchSource, Viewer } from './list-source.ts';
import { resolveSightFor } from './narrowed-lists.ts';
import { exported, readRowsFrom, selected } from './shown-columns.ts';
import { fewRows, similarIds } from './similar-names.ts';
import { dependsOnValues, orderAsked } from './sorted-rows.ts';

/** A row of a page, by column key. */
interface CountedRow extends Record<string, unknown> {
  /** How many rows the whole list has, counted no further than one past the exact limit. */
  rowsCounted: number;
}

/** What finding rows by a search needs, apart from their columns and the range. */
const searched = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  { search, meaning }: { search: SearchSource; meaning: SearchMeaning },
) => ({
  search,
  meaning,
  from: list.source.from,
  readFrom: readRowsFrom(list, viewer),
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
  const { search, id } = list.source;
  if (meaning && search && !query.sortBy)
    return rankedRows({
      ...searched(list, viewer, query, { search, meaning }),
      select: exported(list, viewer),
      ...everyRow,
    });
  const { at, by } = orderAsked(list, viewer, query);
  const asked = withMeaning(list, rowsAsked(list, viewer, query), meaning);
  return sql`select ${exported(list, viewer)} from ${readRowsFrom(list, viewer)} where ${asked} ${by(at, id)}`;
};

const wholeList: ListQuery = { pageNumber: 1, rows: pageSizes[0], showArchived: false };

/** Every row of a short list as its pages would show it, in the order of the list; archived ones are left out. */
export const readAll = async <R>(db: Reader, list: BoundList<R>, viewer: Viewer): Promise<R[]> => {
  const { at, by } = orderAsked(list, viewer, wholeList);
  const { rows } = await sql`select ${selected(list, viewer)} from ${readRowsFrom(list, viewer)}
    where ${rowsAsked(list, viewer, wholeList)} ${by(at, list.source.id)}`.execute(db);
  return rows.map((row) => list.source.present(row as never, viewer));
};

/** Refuses pages beyond the rows that are counted. */
export const requireCounted = ({ pageNumber, rows }: Pick<ListQuery, 'pageNumber' | 'rows'>): void => {
  if (pageNumber * rows > exactRows) throw refuse(kernelErrors.pageTooFar);
};

/**
 * Up to so many filtered rows are read before they are sorted: in the order of an index, the database would look for them
 * everywhere. Reading more costs more than an index of both a filter and an order, which most lists have.
 */
const fewToSort = 500;

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
  counted?: number,
): RawBuilder<CountedRow> => {
  const { id, search } = list.source;
  const count = counted === undefined ? countSql(list, viewer, query, meaning) : sql`select ${counted}::int`;
  const select = sql`${selected(list, viewer)}, (${count}) as "rowsCounted"`;
  if (meaning && search && !query.sortBy)
    return rankedRows({ ...searched(list, viewer, query, { search, meaning }), select, ...rangeOf(query) });
  const { by } = orderAsked(list, viewer, query);
  const few = counted !== undefined && counted <= (list.source.sortedWhole ?? fewToSort);
  return sql`select ${select} from (${pageIds(list, viewer, query, { meaning, few })}) as page, ${readRowsFrom(list, viewer)}
    where ${id} = page.id ${by(sql.ref('page.place'), sql.ref('page.id'))}`;
};

/** The page of a search whose rows are ranked in one pass, which is right as long as they are few. */
export const pageOfFewSql = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  found: { search: SearchSource; meaning: SearchMeaning },
): RawBuilder<CountedRow> =>
  rankedFew({
    ...searched(list, viewer, query, found),
    select: selected(list, viewer),
    few: fewFound.inList,
    ...rangeOf(query),
  });

/** The rows of a page found by a search in order of rank, few or many. */
const readRanked = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  found: { search: SearchSource; meaning: SearchMeaning },
): Promise<CountedRow[]> => {
  const ask = (page: RawBuilder<CountedRow>) => plannedEachTime(page).execute(db);
  const few = found.meaning.findsMany ? undefined : (await ask(pageOfFewSql(list, viewer, query, found))).rows;
  const counted = few?.[0]?.rowsCounted;
  if (few && (counted === undefined ? query.pageNumber === 1 : counted <= fewFound.inList)) return few;
  return (await ask(pageSql(list, viewer, query, found.meaning, counted))).rows;
};

/** Reads a page in the order of a column. With filters or a search, all matching rows are counted first. */
const readSorted = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
): Promise<{ rows: CountedRow[]; counted?: number }> => {
  const planned = <R>(statement: RawBuilder<R>) =>
    (meaning || dependsOnValues(list, viewer, query) ? plannedEachTime(statement) : statement).execute(db);
  const isNarrowed = meaning !== undefined || filtersAsked(list, viewer, query).length > 0;
  if (!isNarrowed) return { rows: (await planned(pageSql(list, viewer, query, meaning))).rows };
  const { rows } = await planned(countSql(list, viewer, query, meaning));
  const counted = rows[0]?.total ?? 0;
  if (counted <= rangeOf(query).offset) return { rows: [], counted };
  return { rows: (await planned(pageSql(list, viewer, query, meaning, counted))).rows, counted };
};

/** The found rows of one page and how many there are in all. */
const readFound = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
) => {
  const { search } = list.source;
  const isRanked = meaning && search && !query.sortBy;
  const { rows, counted } = isRanked
    ? { rows: await readRanked(db, list, viewer, query, { search, meaning }) }
    : await readSorted(db, list, viewer, query, meaning);
  if (rows[0]) return { rows: rows.map(({ rowsCounted, ...row }) => row), counted: rows[0].rowsCounted };
  if (query.pageNumber === 1) return { rows, counted: 0 };
  if (counted !== undefined) return { rows, counted };
  // A page past the last row does not know the total.
  const { rows: counts } = await countSql(list, viewer, query, meaning).execute(db);
  return { rows, counted: counts[0]?.total ?? 0 };
};

/** The rows of similar names that follow `counted` found ones: how many there are, and those that the page has room for. */
const readSimilar = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  { search, meaning, counted }: { search: SearchSource; meaning: SearchMeaning; counted: number },
) => {
  const { id } = list.source;
  const { at, by } = orderAsked(list, viewer, query);
  const order = query.sortBy ? by(at, id) : undefined;
  const parts = { ...searched(list, viewer, query, { search, meaning }), order, followsFound: counted > 0 };
  const ids = await similarIds(db, parts);
  const { limit, offset } = rangeOf(query);
  const shown = ids.slice(Math.max(0, offset - counted), Math.max(0, offset + limit - counted));
  if (shown.length === 0) return { rows: [], count: ids.length };
  const { rows } = await sql<Record<string, unknown>>`select ${selected(list, viewer)}
    from ${readRowsFrom(list, viewer)} where ${id} = any(${shown}::bigint[]) order by array_position(${shown}::bigint[], ${id}::bigint)`.execute(
    db,
  );
  return { rows, count: ids.length };
};

/** The rows of one page, found ones first, and how many there are of both. */
const readPage = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
) => {
  const asked = meaning ? await resolveSightFor(db, list, viewer) : list;
  const { search } = asked.source;
  const found = await readFound(db, asked, viewer, query, meaning);
  if (!search || !meaning || found.counted >= fewRows) return { ...found, similar: 0 };
  const { rows, count } = await readSimilar(db, asked, viewer, query, { search, meaning, counted: found.counted });
  return { rows: [...found.rows, ...rows], counted: found.counted, similar: count };
};

const nothing = { rows: [], counted: 0, similar: 0 };

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
  whole: BoundList<R>,
  viewer: Viewer,
  query: ListQuery,
  key: K,
): Promise<Page<R, K>> => {
  requireCounted(query);
  const list = await resolveNames(db, whole, viewer);
  const meaning = await meaningAsked(db, list, viewer, query);
  const saysNothing = query.searchTerm && !meaning;
  const { rows, counted, similar } = saysNothing ? nothing : await readPage(db, list, viewer, query, meaning);
  const counts = totalOf(counted);
  return {
    totalPages: Math.ceil((counts.total + similar) / query.rows),
    ...counts,
    ...(similar > 0 && { similarFrom: counted }),
    [key]: rows.map((row) => list.source.present(row as never, viewer)),
  } as unknown as Page<R, K>;
};
