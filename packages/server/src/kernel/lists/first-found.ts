import { defaultRows, type ListQuery } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { plannedEachTime } from '../database/statements.ts';
import { rowsAsked } from './list-filters.ts';
import { fewFound, rankedFew, rankedRows, type SearchMeaning } from './list-search.ts';
import { type BoundList, beginningOf, type SearchSource, type Viewer } from './list-source.ts';
import { readRowsFrom } from './shown-columns.ts';
import { fewRows, resemblanceTo, similarRows } from './similar-names.ts';

/** Rows to look for a term in, and what is read of those that are found. */
export interface SearchedRows {
  search: SearchSource;
  from: RawBuilder<unknown>;
  /** What the found rows are read from, if that is more. */
  readFrom?: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  asked: Predicate;
  select: RawBuilder<unknown>;
  /** What the term means in these rows, if the viewer is shown less of some. */
  meaning?: SearchMeaning;
}

const withoutFilters: ListQuery = { pageNumber: 1, rows: defaultRows, showArchived: false };

/** The rows of a list that its viewer sees, with the filters of `query`. Throws for a list without a search. */
export const searchedRowsOf = (
  list: BoundList<unknown>,
  viewer: Viewer,
  select: RawBuilder<unknown>,
  query: ListQuery = withoutFilters,
): SearchedRows => {
  const { search, from, id } = list.source;
  if (!search) throw new Error(`The list ${list.spec.name} has no search`);
  return { search, from, readFrom: readRowsFrom(list, viewer), id, asked: rowsAsked(list, viewer, query), select };
};

type Counted<R> = R & { rowsCounted?: number };

const read = async <R>(db: Reader, found: RawBuilder<R>): Promise<R[]> =>
  (await plannedEachTime(found).execute(db)).rows;

/**
 * The first rows of each set that a term finds, best first, without the cost of counting the rest. Planning every class pays
 * for a single set, for a wide one and for those in which the term finds very many. Each set has its own statement: planning
 * one for all takes half as long again.
 */
export const firstFound = <R>(
  db: Reader,
  sets: readonly SearchedRows[],
  meaning: SearchMeaning,
  most: number,
): Promise<R[][]> => {
  const few = fewFound.amongFirst;
  const firstOf = async (set: SearchedRows): Promise<R[]> => {
    const page = { meaning, ...set, ...({ order: 'asc', limit: most, offset: 0 } as const) };
    if (sets.length > 1 && !set.search.wide) {
      const ranked = await read<Counted<R>>(db, rankedFew({ ...page, few }));
      if ((ranked[0]?.rowsCounted ?? 0) <= few) return ranked;
    }
    return read<R>(db, rankedRows(page));
  };
  return Promise.all(sets.map(firstOf));
};

/** The first rows of each set whose names only resemble a term, most alike first; for terms that find nothing. */
export const firstSimilar = async <R>(
  db: Reader,
  sets: readonly SearchedRows[],
  meaning: SearchMeaning,
  most: number,
): Promise<R[][]> => {
  const alike = await resemblanceTo(db, meaning);
  if (!alike) return sets.map(() => []);
  const similarOf = (set: SearchedRows) =>
    similarRows<R>(
      { ...alike, ...(set.meaning && { meaning: set.meaning }) },
      { ...set, followsFound: false, limit: most },
    );
  return Promise.all(sets.map((set) => read(db, similarOf(set))));
};

/** The rows of all parts as one list. Each part selects alike: its rows, and what `order` compares. */
const readTogether = async <R>(
  db: Reader,
  parts: readonly RawBuilder<unknown>[],
  { places, order, most }: { places: readonly string[]; order: RawBuilder<unknown>; most: number },
): Promise<R[]> => {
  const every = sql.join(
    parts.map((part, at) => sql`(select ${sql.lit(at)} as set, * from (${part}) as part)`),
    sql` union all `,
  );
  const { rows } = await plannedEachTime(sql<{ row: R }>`
    select to_jsonb(page) - ${['set', ...places]}::text[] as row from (${every}) as page
    order by ${order}, page.set limit ${most}`).execute(db);
  return rows.map(({ row }) => row);
};

/**
 * The first rows of several sets as one list: those that a term finds, best first, and if they are few as many of similar
 * names as there is room for. All sets select the same columns and are searched by the same.
 */
export const firstOfAll = async <R>(
  db: Reader,
  sets: readonly SearchedRows[],
  meaning: SearchMeaning,
  most: number,
): Promise<{ found: R[]; similar: R[] }> => {
  if (sets.length === 0) return { found: [], similar: [] };
  const ranked = sets.map((set) =>
    rankedRows({
      ...set,
      select: sql`page.rank, page.likeness, page.key as rank_key, page.name as rank_name, ${set.select}`,
      meaning,
      order: 'asc',
      limit: most,
      offset: 0,
    }),
  );
  const found = await readTogether<R>(db, ranked, {
    places: ['rank', 'likeness', 'rank_key', 'rank_name'],
    order: sql`page.rank, page.likeness desc, page.rank_key, page.rank_name`,
    most,
  });
  const alike = found.length < fewRows ? await resemblanceTo(db, meaning) : undefined;
  if (!alike) return { found, similar: [] };
  const resembling = sets.map((set) =>
    similarRows(alike, {
      ...set,
      select: sql`likeness, ${beginningOf(set.search.name)} as rank_name, ${set.select}`,
      followsFound: found.length > 0,
      limit: most,
    }),
  );
  const similar = await readTogether<R>(db, resembling, {
    places: ['likeness', 'rank_name'],
    order: sql`page.likeness desc, page.rank_name`,
    most: most - found.length,
  });
  return { found, similar };
};
