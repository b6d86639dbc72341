import { exactRows } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, always, anyOf, never, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { startingWith } from '../database/like.ts';
import { beginningOf, type SearchSource } from './list-source.ts';

/** What a search term means, as the database understood it (see `listings/30_search_query.sql`). */
export interface SearchMeaning {
  term: string;
  /** The whole term as a code. */
  code: string | null;
  /** A code in the term, and the words beside it as a tsquery. */
  numbered: { code: string; words: string | null } | null;
  /** The whole term as compared with names, in their own wording. */
  text: string;
  /** The same without blanks and legal forms. */
  key: string;
  /** The whole term as a certificate number and as the number another register gives, each as a tsquery. */
  certificate: string | null;
  reference: string | null;
  /** All its words, as a tsquery. */
  strict: string;
  /** The rows that are found by their numbers, if not all in sight. */
  numbersIn?: Predicate;
  /** The rows that the viewer knows by other names, and those of them that the term finds. */
  knownByOtherNames?: { rows: Predicate; found: Predicate };
  /** It is known to find more rows of the list than are counted. */
  findsMany?: true;
}

/** Lets the database parse `term`; undefined if it has no words, such as punctuation alone. */
export const parseSearchTerm = async (
  db: Reader,
  term: string | undefined,
  findsMany: Predicate = never,
): Promise<SearchMeaning | undefined> => {
  if (!term) return undefined;
  const { rows } = await sql<{
    meant: Omit<SearchMeaning, 'term' | 'findsMany' | 'numbersIn' | 'knownByOtherNames'> | null;
    many: boolean | null;
  }>`select search_query(${term}) as meant, ${findsMany} as many`.execute(db);
  const { meant, many } = rows[0] ?? {};
  return meant ? { ...meant, term, ...(many && { findsMany: true }) } : undefined;
};

/** The rows that may be found by what the listing has of their names. */
export const listedNames = ({ knownByOtherNames }: SearchMeaning): Predicate =>
  knownByOtherNames ? sql<boolean>`not (${knownByOtherNames.rows})` : always;

/** The rows with a certificate of this number, or with this number in another register, which belongs to their names. */
const isNumberedAs = ({ numbers = [], allWords }: SearchSource, meaning: SearchMeaning): Predicate => {
  const has = (queries: readonly string[]): Predicate =>
    queries.length > 0 ? sql<boolean>`${allWords} @@ ${queries.join('|')}::tsquery` : never;
  const asked = (kinds: typeof numbers) => has(kinds.flatMap((kind) => meaning[kind] ?? []));
  if (!meaning.knownByOtherNames) return asked(numbers);
  const inRegisters = numbers.filter((kind) => kind !== 'certificate');
  return anyOf(
    asked(numbers.filter((kind) => kind === 'certificate')),
    allOf(listedNames(meaning), asked(inRegisters)),
  );
};

/** The rows with a code of the term among `codes` and its other words among `words`. */
export const isCodeWithWords = (
  codes: SearchSource['codes'],
  words: RawBuilder<unknown>,
  { numbered }: SearchMeaning,
): Predicate =>
  numbered?.words
    ? anyOf(
        ...codes.map((at) => allOf(sql`${at} = ${numbered.code}::bigint`, sql`${words} @@ ${numbered.words}::tsquery`)),
      )
    : never;

const isCodeOf = (search: SearchSource, meaning: SearchMeaning): Predicate | undefined => {
  const { codes, allWords } = search;
  const { code } = meaning;
  const ids = code ? codes.map((at) => sql<boolean>`${at} = ${code}::bigint`) : [];
  const named = allOf(isCodeWithWords(codes, allWords, meaning), listedNames(meaning));
  const within = search.numbersIn ? (meaning.numbersIn ?? never) : always;
  const isNumbered = allOf(isNumberedAs(search, meaning), within);
  const known = anyOf(...ids, named, isNumbered);
  return known === never ? undefined : known;
};

const beginsWithKey = ({ nameKey }: SearchSource, { key }: SearchMeaning): Predicate =>
  sql<boolean>`${beginningOf(nameKey)} like ${startingWith(key)}`;

/** All rows that `meaning` finds; rows whose names only resemble it are not among them. */
export const isMatch = (search: SearchSource, meaning: SearchMeaning): Predicate => {
  const words = sql<boolean>`${search.allWords} @@ ${meaning.strict}::tsquery`;
  const named = [words, beginsWithKey(search, meaning)].map((name) => allOf(listedNames(meaning), name));
  return anyOf(...named, meaning.knownByOtherNames?.found ?? never, isCodeOf(search, meaning) ?? never);
};

/** Rows of one class of matches. Within it the rows of `isName` come first, then `by` decides. */
interface MatchClass {
  /** What puts a row into the class, if no class before it does. */
  is: Predicate;
  /** The same without the rows of those before it. */
  match: Predicate;
  /** The rows whose name equals the search term. The comparison is slow. */
  isName?: Predicate;
  /** Without it the newest come first. */
  by?: 'name' | 'nameKey';
  /** An index finds its rows, which are few or none: in the order of names the database would look for them everywhere. */
  few?: true;
}

/**
 * The classes of a match, best first, each without the rows of those before it: code, exact name, prefix, all words, name
 * by which the viewer knows it, former name. Each condition is written so that an index can answer it.
 */
const classes = (search: SearchSource, meaning: SearchMeaning): MatchClass[] => {
  const { key, strict, text, knownByOtherNames } = meaning;
  const isCode = isCodeOf(search, meaning);
  const notCode: Predicate[] = isCode ? [sql<boolean>`not (${isCode})`] : [];
  const listed = listedNames(meaning);
  const exact = allOf(listed, sql<boolean>`${beginningOf(search.nameKey)} = ${key}`);
  const prefix = allOf(listed, beginsWithKey(search, meaning));
  const words = allOf(listed, sql<boolean>`${search.words} @@ ${strict}::tsquery`);
  const renamed = sql<boolean>`${search.allWords} <> ${search.words}`;
  const former = sql<boolean>`${search.allWords} @@ ${strict}::tsquery`;
  const notPrefix = sql<boolean>`not (${prefix})`;
  const isName = sql<boolean>`search_text(${search.name}) = ${text}`;
  return [
    ...(isCode ? [{ is: isCode, match: isCode, by: 'name', few: true } as const] : []),
    { is: exact, match: allOf(exact, ...notCode), isName, by: 'name' },
    { is: prefix, match: allOf(prefix, sql`not (${exact})`, ...notCode), by: 'nameKey' },
    { is: words, match: allOf(words, notPrefix, ...notCode), by: 'name' },
    ...(knownByOtherNames
      ? [{ is: knownByOtherNames.found, match: allOf(knownByOtherNames.found, ...notCode), few: true } as const]
      : []),
    { is: always, match: allOf(listed, renamed, former, sql`not (${words})`, notPrefix, ...notCode), by: 'name' },
  ];
};

/** What finding and ranking the rows of one page needs. */
interface Ranking {
  search: SearchSource;
  meaning: SearchMeaning;
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  /** What the rows of the page are read from, if that is more. */
  readFrom?: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  asked: Predicate;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** Of equal names the newest record comes first. */
const newestIn = (order: 'asc' | 'desc') => sql.raw(order === 'asc' ? 'desc' : 'asc');

const inOrderOfRank = (order: 'asc' | 'desc'): RawBuilder<unknown> => {
  const direction = sql.raw(order);
  return sql`order by page.rank, page.likeness desc, page.key ${direction}, page.name ${direction}, page.id ${newestIn(order)}`;
};

/** More rows than this are ranked class by class. A list visits as many anyway, to count them. */
export const fewFound = { inList: exactRows, amongFirst: 500 };

/** 1 for the rows that stand first in their class. */
const likenessOf = (isFirst: Predicate | undefined) => (isFirst ? sql`(${isFirst})::int` : sql`0`);

const joinedCases = (known: readonly MatchClass[], each: (one: MatchClass, at: number) => RawBuilder<unknown>) =>
  sql.join(known.map(each), sql` `);

/**
 * The rows of one page in order of rank, each with the number of found ones as `rowsCounted`: found, ranked and counted
 * in one pass, which is right as long as no more than `few` are found. Of more, any rows are given, for their number.
 */
export const rankedFew = <R>({
  search,
  meaning,
  select,
  from,
  readFrom = from,
  id,
  asked,
  few,
  limit,
  offset,
  ...page
}: Ranking & { few: number }): RawBuilder<R> => {
  const found = classes(search, meaning);
  const rank = sql`case ${joinedCases(found, ({ is }, at) => sql`when ${is} then ${sql.lit(at)}`)} end`;
  const matched = { ...search, name: sql`matched.name`, nameKey: sql`matched.name_key` };
  const ranked = classes(matched, meaning);
  const byRank = (of: (one: MatchClass) => RawBuilder<unknown>) =>
    sql`case rank ${joinedCases(ranked, (one, at) => sql`when ${sql.lit(at)} then ${of(one)}`)} end`;
  const place = (column: 'name' | 'nameKey') =>
    byRank(({ by }) => (by === column ? beginningOf(matched[column]) : sql`null`));
  const named = sql.join(ranked.flatMap(({ isName }, at) => (isName ? [sql.lit(at)] : [])));
  const likeness = byRank(({ isName }) =>
    likenessOf(isName && sql`${matched.name} in (select matched.name from names as matched where ${isName})`),
  );
  const order = inOrderOfRank(page.order);
  return sql`with matching as materialized (
      select ${id} as id, ${search.name} as name, ${search.nameKey} as name_key, ${rank} as rank
      from ${from} where ${allOf(asked, isMatch(search, meaning))} limit ${sql.lit(few + 1)}),
    names as materialized (select distinct name from matching where rank in (${named}))
    select ${select}, (select count(*) from matching)::int as "rowsCounted" from (
      select * from (
        select rank, ${likeness} as likeness,
          ${place('name')} as name, ${place('nameKey')} as key, matched.id as id
        from matching as matched
      ) as page ${order} limit ${limit} offset ${offset}
    ) as page, ${readFrom} where ${id} = page.id ${order}`;
};

const classNamed = (rank: number) => sql.ref(`class_${rank}`);

/** True while the classes before `rank` have fewer rows than the page can need; a class that is not needed is not read. */
const isNeeded = (rank: number, most: number): Predicate[] => {
  const before = Array.from({ length: rank }, (_, at) => sql`(select count(*) from ${classNamed(at)})`);
  return rank === 0 ? [] : [sql<boolean>`${sql.join(before, sql` + `)} < ${most}`];
};

/**
 * The rows of one page in order of rank. Each class is cut to what the page can need, so that a common word does not
 * sort the whole register; within a class likeness and then the name decide, in the asked order. Columns are read for the
 * page alone.
 */
export const rankedRows = <R>(parts: Ranking): RawBuilder<R> => {
  const { search, meaning, select, from, readFrom = from, id, asked, limit, offset } = parts;
  const direction = sql.raw(parts.order);
  const most = limit + offset;
  const ranked = classes(search, meaning).map(({ match, isName, by, few }, rank) => {
    const matching = allOf(asked, match);
    const found = few ? sql<boolean>`${id} = any(array(select ${id} from ${from} where ${matching}))` : matching;
    const place = by ? beginningOf(search[by]) : sql`null::text`;
    const [name, key] = by === 'name' ? [place, sql`null`] : [sql`null`, place];
    return sql`${classNamed(rank)} as (
      select ${sql.lit(rank)} as rank, ${likenessOf(isName)} as likeness, ${name} as name, ${key} as key, ${id} as id from ${from}
      where ${allOf(found, ...isNeeded(rank, most))}
      order by 2 desc, ${place} ${direction}, ${id} ${newestIn(parts.order)} limit ${most})`;
  });
  const every = sql.join(
    ranked.map((_, rank) => sql`select * from ${classNamed(rank)}`),
    sql` union all `,
  );
  const order = inOrderOfRank(parts.order);
  return sql`with ${sql.join(ranked)}
    select ${select} from (select * from (${every}) as page ${order} limit ${limit} offset ${offset}) as page, ${readFrom}
    where ${id} = page.id ${order}`;
};
