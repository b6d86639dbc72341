import { type RawBuilder, sql } from 'kysely';
import { allOf, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import type { SearchSource } from './list-source.ts';

/** What a search term means, as the database understood it. */
export interface Meaning {
  code: string | undefined;
  key: string;
  strict: string;
  near: string;
}

/** Asks the database what `term` may mean; undefined when it says nothing, such as punctuation alone. */
export const meaningOf = async (db: Reader, term: string | undefined): Promise<Meaning | undefined> => {
  if (!term) return undefined;
  const { rows } = await sql<{ key: string; strict: string | null; near: string | null }>`
    select (q).key, (q).strict::text, (q).near::text from (select search_query(${term}) as q) as asked`.execute(db);
  const row = rows[0];
  if (!row?.strict || !row.near) return undefined;
  const digits = /^\d{1,18}$/.test(term.trim()) ? term.trim() : undefined;
  return { code: digits, key: row.key, strict: row.strict, near: row.near };
};

const prefixOf = (key: string) => `${key.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

/** All rows that `meaning` finds. Words are prefixes, so that exact and prefix matches are within `near` too. */
export const found = (search: SearchSource, meaning: Meaning): Predicate => {
  const near = sql<boolean>`${search.allWords} @@ ${meaning.near}::tsquery`;
  return meaning.code ? sql<boolean>`(${near} or ${search.code} = ${meaning.code}::bigint)` : near;
};

/**
 * The classes of a match, best first, each without the rows of those before it: code, exact name, prefix, all words,
 * former name, near spellings.
 */
const classes = (search: SearchSource, { code, key, strict, near }: Meaning): Predicate[] => {
  const isCode = code ? sql<boolean>`${search.code} = ${code}::bigint` : undefined;
  const notCode: Predicate[] = isCode ? [sql<boolean>`not (${isCode})`] : [];
  const exact = sql<boolean>`${search.nameKey} = ${key}`;
  const prefix = sql<boolean>`${search.nameKey} like ${prefixOf(key)}`;
  const words = sql<boolean>`${search.words} @@ ${strict}::tsquery`;
  const former = sql<boolean>`${search.allWords} @@ ${strict}::tsquery`;
  const similar = sql<boolean>`${search.allWords} @@ ${near}::tsquery`;
  return [
    ...(isCode ? [isCode] : []),
    allOf(exact, ...notCode),
    allOf(prefix, sql`not (${exact})`, ...notCode),
    allOf(words, sql`not (${prefix})`, ...notCode),
    allOf(former, sql`not (${words})`, sql`not (${prefix})`, ...notCode),
    allOf(similar, sql`not (${former})`, sql`not (${prefix})`, ...notCode),
  ];
};

/**
 * The rows of one page in order of rank. Each class is cut to what the page can need, so that a common word does not
 * sort the whole register; within a class the name decides, in the asked order.
 */
export const rankedRows = (parts: {
  search: SearchSource;
  meaning: Meaning;
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  asked: Predicate;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}): RawBuilder<unknown> => {
  const { search, select, from, id, asked, limit, offset } = parts;
  const direction = sql.raw(parts.order);
  const branches = classes(search, parts.meaning).map(
    (match, rank) => sql`(select ${sql.lit(rank)} as rank, ${search.name} as rank_name, ${select} from ${from}
      where ${allOf(asked, match)} order by ${search.name} ${direction}, ${id} ${direction} limit ${limit + offset})`,
  );
  return sql`select * from (${sql.join(branches, sql` union all `)}) as ranked
    order by rank, rank_name ${direction}, id ${direction} limit ${limit} offset ${offset}`;
};
