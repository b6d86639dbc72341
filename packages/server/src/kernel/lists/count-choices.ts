import { defaultRows, type ListQuery, type Narrowing } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { among, never, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { plannedEachTime } from '../database/statements.ts';
import { rowsAsked, sourcesFor } from './list-filters.ts';
import { countSql, meaningIn, withMeaning } from './list-rows.ts';
import { parseSearchTerm, type SearchMeaning } from './list-search.ts';
import { type BoundList, columnsFor, type SearchSource, type Viewer } from './list-source.ts';
import { similarIds } from './similar-names.ts';

/** By filter: the number of rows each choice would leave, without choices that would leave none. */
export type ChoiceCounts = Record<string, Record<string, number>>;

interface CountedChoice {
  filter: string;
  choice: string;
  rows: number;
}

const filtersOf = (list: BoundList<unknown>, viewer: Viewer): string[] =>
  columnsFor(list.spec, viewer)
    .filter(([, { filterable, kind }]) => filterable && (kind === 'choice' || kind === 'lookup'))
    .map(([key]) => key);

/** What the other filters ask for: a filter does not narrow its own choices. */
const withoutFilter = (query: Narrowing, filter: string): ListQuery => ({
  pageNumber: 1,
  rows: defaultRows,
  showArchived: false,
  ...query,
  [filter]: undefined,
});

/** The choices of one filter with how many of `rows` each has. */
const choicesOf = (
  filter: string,
  list: BoundList<unknown>,
  viewer: Viewer,
  rows: Predicate,
): RawBuilder<CountedChoice> => {
  const { at, by = at, several } = sourcesFor(list, viewer)[filter]!;
  return sql`select ${sql.lit(filter)} as filter, choice::text as choice, rows::int as rows
    from (select ${several ? sql`unnest(${by})` : by} as choice, count(*) as rows
      from ${list.source.from} where ${rows} group by 1) as counted where choice is not null`;
};

/** The counts of several filters, each among its rows, in one statement. */
const readChoices = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  rowsOf: ReadonlyMap<string, Predicate>,
): Promise<CountedChoice[]> => {
  const each = [...rowsOf].map(([filter, rows]) => choicesOf(filter, list, viewer, rows));
  if (each.length === 0) return [];
  const { rows } = await plannedEachTime(sql<CountedChoice>`${sql.join(each, sql` union all `)}`).execute(db);
  return rows;
};

/** The rows of similar names, if a search finds no others: those that the list then shows. */
const similarRows = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: ListQuery,
  { search, meaning }: { search: SearchSource; meaning: SearchMeaning },
): Promise<Predicate> => {
  const { rows } = await plannedEachTime(countSql(list, viewer, query, meaning)).execute(db);
  if (rows[0]?.total !== 0) return never;
  const { from, id } = list.source;
  const asked = rowsAsked(list, viewer, query);
  const ids = await similarIds(db, { search, meaning, from, id, asked, followsFound: false });
  return among(id, ids);
};

/** Counts for filters without any found row, among the rows of similar names; filters that ask for the same share them. */
const countSimilar = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: Narrowing,
  { filters, ...found }: { filters: readonly string[]; search: SearchSource; meaning: SearchMeaning },
): Promise<CountedChoice[]> => {
  const rowsOf = new Map<string, Predicate>();
  const sameQuestion = Map.groupBy(filters, (filter) => (query[filter] === undefined ? '' : filter));
  for (const [, alike] of sameQuestion) {
    const rows = await similarRows(db, list, viewer, withoutFilter(query, alike[0]!), found);
    if (rows !== never) for (const filter of alike) rowsOf.set(filter, rows);
  }
  return readChoices(db, list, viewer, rowsOf);
};

/**
 * Counts, within the viewer's sight, the rows that each choice of each filter would leave: the found ones, or those of
 * similar names where nothing is found.
 */
export const countChoices = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: Narrowing,
): Promise<ChoiceCounts> => {
  const filters = filtersOf(list, viewer);
  const counts: ChoiceCounts = Object.fromEntries(filters.map((filter) => [filter, {}]));
  const { search } = list.source;
  const parsed = search && (await parseSearchTerm(db, query.searchTerm));
  if (query.searchTerm && !parsed) return counts;
  const meaning = parsed && (await meaningIn(db, list, viewer, parsed));
  const found = (filter: string) => withMeaning(list, rowsAsked(list, viewer, withoutFilter(query, filter)), meaning);
  const counted = await readChoices(db, list, viewer, new Map(filters.map((filter) => [filter, found(filter)])));
  const empty = filters.filter((filter) => !counted.some((one) => one.filter === filter));
  const similar =
    search && meaning ? await countSimilar(db, list, viewer, query, { filters: empty, search, meaning }) : [];
  for (const { filter, choice, rows } of [...counted, ...similar])
    counts[filter] = { ...counts[filter], [choice]: rows };
  return counts;
};
