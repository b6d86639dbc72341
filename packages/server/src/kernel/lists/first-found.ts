import type { ListQuery } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { plannedEachTime } from '../database/statements.ts';
import { rowsAsked } from './list-filters.ts';
import { rankedRows, type SearchMeaning } from './list-search.ts';
import type { BoundList, SearchSource, Viewer } from './list-source.ts';
import { similarIds } from './similar-names.ts';

/** Rows to look for a term in, and what is read of those that are found. */
export interface SearchedRows {
  search: SearchSource;
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  asked: Predicate;
  select: RawBuilder<unknown>;
}

/** The rows of a list that its viewer sees without filters. Throws for a list without a search. */
export const searchedRowsOf = (list: BoundList<unknown>, viewer: Viewer, select: RawBuilder<unknown>): SearchedRows => {
  const { search, from, id } = list.source;
  if (!search) throw new Error(`The list ${list.spec.name} has no search`);
  const query: ListQuery = { pageNumber: 1, rows: 1, showArchived: false };
  return { search, from, id, asked: rowsAsked(list, viewer, query), select };
};

/**
 * The first rows of each set that a term finds, best first, without the cost of counting the rest: all in one statement.
 */
export const firstFound = async <R>(
  db: Reader,
  sets: readonly SearchedRows[],
  meaning: SearchMeaning,
  most: number,
): Promise<R[][]> => {
  if (sets.length === 0) return [];
  const found = sets.map((set, at) => {
    const rows = rankedRows({ ...set, meaning, order: 'asc', limit: most, offset: 0 });
    return sql`(select coalesce(jsonb_agg(found), '[]') from (${rows}) as found) as ${sql.ref(`set${at}`)}`;
  });
  const { rows } = await plannedEachTime(sql<Record<string, R[]>>`select ${sql.join(found)}`).execute(db);
  return sets.map((_, at) => rows[0]?.[`set${at}`] ?? []);
};

/** The first rows of each set whose names only resemble a term, most alike first; for terms that find nothing. */
export const firstSimilar = <R>(
  db: Reader,
  sets: readonly SearchedRows[],
  meaning: SearchMeaning,
  most: number,
): Promise<R[][]> =>
  Promise.all(
    sets.map(async (set) => {
      const { from, id, select } = set;
      const ids = (await similarIds(db, { ...set, meaning, isBesideFound: false, order: undefined })).slice(0, most);
      if (ids.length === 0) return [];
      const { rows } = await sql<R>`select ${select} from ${from}
        where ${id} = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], ${id}::bigint)`.execute(db);
      return rows;
    }),
  );
