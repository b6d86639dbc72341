import { type RawBuilder, sql } from 'kysely';
import { allOf, anyOf, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { startingWith } from '../database/like.ts';
import { beginningOf, type SearchSource } from './list-source.ts';

/** A search term as the database understands it. */
export interface SearchMeaning {
  code: string | undefined;
  key: string;
  strict: string;
  near: string;
}

/** Lets the database parse `term`; undefined if it has no words, such as punctuation alone. */
export const parseSearchTerm = async (db: Reader, term: string | undefined): Promise<SearchMeaning | undefined> => {
  if (!term) return undefined;
  const { rows } = await sql<{ key: string; strict: string | null; near: string | null }>`
    select ${beginningOf(sql`(q).key`)} as key, (q).strict::text, (q).near::text from (select search_query(${term}) as q) as asked`.execute(
    db,
  );
  const row = rows[0];
  if (!row?.strict || !row.near) return undefined;
  const digits = /^\d{1,18}$/.test(term.trim()) ? term.trim() : undefined;
  return { code: digits, key: row.key, strict: row.strict, near: row.near };
};

const isCodeOf = ({ codes }: SearchSource, { code }: SearchMeaning): Predicate | undefined =>
  code && codes.length ? anyOf(...codes.map((at) => sql<boolean>`${at} = ${code}::bigint`)) : undefined;

/** All rows that match. Words are prefixes, so `near` includes exact and prefix matches. */
export const isMatch = (search: SearchSource, meaning: SearchMeaning): Predicate => {
  const near = sql<boolean>`${search.allWords} @@ ${meaning.near}::tsquery`;
  const isCode = isCodeOf(search, meaning);
  return isCode ? anyOf(near, isCode) : near;
};

interface MatchClass {
  match: Predicate;
  /** The order within the class. */
  by: 'name' | 'nameKey';
}

/**
 * The classes of a match, best first, each without the rows of better ones: code, exact name, prefix, all words, former
 * name, similar spellings. Each has a condition that its own index answers.
 */
const classes = (search: SearchSource, meaning: SearchMeaning): MatchClass[] => {
  const { key, strict, near } = meaning;
  const isCode = isCodeOf(search, meaning);
  const notCode: Predicate[] = isCode ? [sql<boolean>`not (${isCode})`] : [];
  const exact = sql<boolean>`${beginningOf(search.nameKey)} = ${key}`;
  const prefix = sql<boolean>`${beginningOf(search.nameKey)} like ${startingWith(key)}`;
  const words = sql<boolean>`${search.words} @@ ${strict}::tsquery`;
  const renamed = sql<boolean>`${search.allWords} <> ${search.words}`;
  const former = sql<boolean>`${search.allWords} @@ ${strict}::tsquery`;
  const similar = sql<boolean>`${search.allWords} @@ (${near}::tsquery && !!${strict}::tsquery)`;
  const notPrefix = sql<boolean>`not (${prefix})`;
  return [
    ...(isCode ? [{ match: isCode, by: 'name' } as const] : []),
    { match: allOf(exact, ...notCode), by: 'name' },
    { match: allOf(prefix, sql`not (${exact})`, ...notCode), by: 'nameKey' },
    { match: allOf(words, notPrefix, ...notCode), by: 'name' },
    { match: allOf(renamed, former, sql`not (${words})`, notPrefix, ...notCode), by: 'name' },
    ...(near === strict ? [] : [{ match: allOf(similar, notPrefix, ...notCode), by: 'name' } as const]),
  ];
};

const classNamed = (rank: number) => sql.ref(`class_${rank}`);

/** True while the classes before `rank` have fewer rows than the page needs; other classes are not read. */
const isNeeded = (rank: number, most: number): Predicate[] => {
  const before = Array.from({ length: rank }, (_, at) => sql`(select count(*) from ${classNamed(at)})`);
  return rank === 0 ? [] : [sql<boolean>`${sql.join(before, sql` + `)} < ${most}`];
};

/**
 * The rows of one page by rank. Each class is limited to what the page needs, so that a common word does not sort the
 * whole register; within a class, rows are sorted by name in the requested direction. Columns are read for the page
 * only.
 */
export const rankedRows = <R>(parts: {
  search: SearchSource;
  meaning: SearchMeaning;
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  asked: Predicate;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}): RawBuilder<R> => {
  const { search, meaning, select, from, id, asked, limit, offset } = parts;
  const direction = sql.raw(parts.order);
  const most = limit + offset;
  const ranked = classes(search, meaning).map(({ match, by }, rank) => {
    const place = beginningOf(search[by]);
    const [name, key] = by === 'name' ? [place, sql`null`] : [sql`null`, place];
    return sql`${classNamed(rank)} as (
      select ${sql.lit(rank)} as rank, ${name} as name, ${key} as key, ${id} as id from ${from}
      where ${allOf(asked, match, ...isNeeded(rank, most))} order by ${place} ${direction}, ${id} ${direction} limit ${most})`;
  });
  const every = sql.join(
    ranked.map((_, rank) => sql`select * from ${classNamed(rank)}`),
    sql` union all `,
  );
  const order = sql`order by page.rank, page.key ${direction}, page.name ${direction}, page.id ${direction}`;
  return sql`with ${sql.join(ranked)}
    select ${select} from (select * from (${every}) as page ${order} limit ${limit} offset ${offset}) as page, ${from}
    where ${id} = page.id ${order}`;
};
