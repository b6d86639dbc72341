import { defaultRows, type Narrowing } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import { plannedEachTime } from '../database/statements.ts';
import { rowsAsked, sourcesFor } from './list-filters.ts';
import { withMeaning } from './list-rows.ts';
import { parseSearchTerm, type SearchMeaning } from './list-search.ts';
import { type BoundList, columnsFor, type Viewer } from './list-source.ts';

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

/** The choices of one filter with the rows each would leave: a filter does not narrow its own choices. */
const choicesOf = (
  filter: string,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: Narrowing,
  meaning: SearchMeaning | undefined,
): RawBuilder<CountedChoice> => {
  const { at, by = at, several } = sourcesFor(list, viewer)[filter]!;
  const others = { pageNumber: 1, rows: defaultRows, showArchived: false, ...query, [filter]: undefined };
  const asked = withMeaning(list, rowsAsked(list, viewer, others), meaning);
  return sql`select ${sql.lit(filter)} as filter, choice::text as choice, rows::int as rows
    from (select ${several ? sql`unnest(${by})` : by} as choice, count(*) as rows
      from ${list.source.from} where ${asked} group by 1) as counted where choice is not null`;
};

/** All of them in one statement. */
export const choicesSql = (
  list: BoundList<unknown>,
  viewer: Viewer,
  query: Narrowing,
  meaning: SearchMeaning | undefined,
): RawBuilder<CountedChoice> =>
  sql`${sql.join(
    filtersOf(list, viewer).map((filter) => choicesOf(filter, list, viewer, query, meaning)),
    sql` union all `,
  )}`;

/** Counts, within the viewer's sight, the rows that each choice of each filter would leave. */
export const countChoices = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  query: Narrowing,
): Promise<ChoiceCounts> => {
  const filters = filtersOf(list, viewer);
  const none = Object.fromEntries(filters.map((filter) => [filter, {}]));
  const meaning = list.source.search && query.searchTerm ? await parseSearchTerm(db, query.searchTerm) : undefined;
  if (query.searchTerm && !meaning) return none;
  const { rows } = await plannedEachTime(choicesSql(list, viewer, query, meaning)).execute(db);
  return rows.reduce<ChoiceCounts>((counts, { filter, choice, rows: left }) => {
    const known = counts[filter];
    if (known) known[choice] = left;
    return counts;
  }, none);
};
