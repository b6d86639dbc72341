import { exactRows, type ListQuery, pageSizes } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Predicate } from '../access/predicates.ts';
import { inSight, resolveSight } from '../access/sight.ts';
import type { Reader } from '../database/database.ts';
import { otherNamesAsked } from './known-by-other-names.ts';
import { filtersAsked, rowsCounted } from './list-filters.ts';
import { isMatch, parseSearchTerm, type SearchMeaning } from './list-search.ts';
import type { BoundList, Viewer } from './list-source.ts';
import { orderAsked, sortedRows } from './sorted-rows.ts';

/** The rows that the numbers of a term find, where those are not all in sight. What has no digit is no number. */
const numbersAsked = async (
  db: Reader,
  { source: { search } }: BoundList<unknown>,
  viewer: Viewer,
  { term }: SearchMeaning,
): Promise<Pick<SearchMeaning, 'numbersIn'>> => {
  const numbersIn = search?.numbersIn;
  return numbersIn && /\d/.test(term) ? { numbersIn: inSight(await resolveSight(db, numbersIn(viewer))) } : {};
};

/** What a term means in a list that shows its viewer less of some rows. */
export const meaningIn = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  meaning: SearchMeaning,
): Promise<SearchMeaning> => {
  const [numbers, knownByOtherNames] = await Promise.all([
    numbersAsked(db, list, viewer, meaning),
    otherNamesAsked(db, list, viewer, meaning),
  ]);
  return { ...meaning, ...numbers, ...knownByOtherNames };
};

/** What a search of this list means by the term. How many it finds is known only where nothing else is asked. */
export const meaningAsked = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
): Promise<SearchMeaning | undefined> => {
  const { search } = list.source;
  const { searchTerm: term } = query;
  if (!search || !term) return undefined;
  const isNarrowed = filtersAsked(list, viewer, query).length > 0;
  const meaning = await parseSearchTerm(db, term, isNarrowed ? undefined : search.findsMany?.(term, viewer));
  return meaning && meaningIn(db, list, viewer, meaning);
};

/** Of the rows asked for, those that the search term means. */
export const withMeaning = (
  list: BoundList<unknown>,
  rows: Predicate,
  meaning: SearchMeaning | undefined,
): Predicate => (meaning && list.source.search ? allOf(rows, isMatch(list.source.search, meaning)) : rows);

/**
 * How many rows of a set a page may need, or up to twice as many: written into the statement, because the database takes
 * an unknown limit for a tenth of the rows and then plans it again each time, and in few steps, because each is kept.
 */
const rowsUpTo = (needed: number): number => pageSizes[0] * 2 ** Math.ceil(Math.log2(needed / pageSizes[0]));

/** The rows of a list that a page has. */
export const rangeOf = ({ pageNumber, rows }: ListQuery) => ({ limit: rows, offset: (pageNumber - 1) * rows });

/**
 * The ids of one page, in the order asked for. Each set gives as many rows as the page can need of it; sets known to have
 * `few` are read whole and then sorted.
 */
export const pageIds = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  { meaning, few }: { meaning: SearchMeaning | undefined; few: boolean },
): RawBuilder<unknown> => {
  const { limit, offset } = rangeOf(query);
  const { by } = orderAsked(list, viewer, query);
  const { from, id } = list.source;
  const page = sql`limit ${limit} offset ${offset}`;
  const sets = sortedRows(list, viewer, query).map(({ rows, place, order }) => ({
    found: sql`select ${id} as id, ${place} as place from ${from} where ${withMeaning(list, rows, meaning)}`,
    order,
  }));
  const [only] = sets;
  if (only && sets.length === 1 && !few) return sql`${only.found} ${only.order} ${page}`;
  const parts = sets.map(({ found, order }) =>
    few ? found : sql`(${found} ${order} limit ${sql.lit(rowsUpTo(offset + limit))})`,
  );
  const rows = sql.join(parts, sql` union all `);
  // `offset 0` keeps the database from looking for the rows in the order of an index.
  return sql`select id, place from (${few ? sql`${rows} offset 0` : rows}) as related
    ${by(sql.ref('place'), sql.ref('id'))} ${page}`;
};

/** Counts to one past the exact limit and no further, so that the cost does not grow with the register. */
export const countSql = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  meaning: SearchMeaning | undefined,
): RawBuilder<{ total: number }> => {
  if (meaning?.findsMany) return sql`select ${sql.lit(exactRows + 1)} as total`;
  const parts = rowsCounted(list, viewer, query, meaning !== undefined).map(
    (asked) => sql`select from ${list.source.from} where ${withMeaning(list, asked, meaning)}`,
  );
  return sql<{ total: number }>`select count(*)::int as total
    from (${sql.join(parts, sql` union all `)} limit ${sql.lit(exactRows + 1)}) as counted`;
};
