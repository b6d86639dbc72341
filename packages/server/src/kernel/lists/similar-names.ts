import { type RawBuilder, sql } from 'kysely';
import { allOf, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { plannedEachTime } from '../database/statements.ts';
import { isMatch, listedNames, type SearchMeaning } from './list-search.ts';
import { beginningOf, type SearchSource } from './list-source.ts';
import { type MeantWord, minShare, minShareAfterFound, sufficientWords } from './similar-names.rules.ts';

/** Similar names are looked for only if fewer rows than this are found; no page has fewer. */
export const fewRows = 10;
const maxShown = 50;
/** As soon as so many rows are compared, none that explain less of the term are looked for. */
const enoughCompared = 1000;

/**
 * How well a row matches a term, from 0 to 1: the share of the term's weight that its words explain, with a little less for
 * words of former names and words with a slip, and for names of which the term explains only a part.
 */
const likenessOf = ({ words, allWords }: SearchSource, meant: readonly MeantWord[]): RawBuilder<number> => {
  const whole = meant.reduce((sum, { weight }) => sum + weight, 0);
  const shares = meant.map(({ exact, slips, weight }) => {
    const present = sql`when ${words} @@ ${exact}::tsquery then 1`;
    const former = sql`when ${allWords} @@ ${exact}::tsquery then 0.95`;
    const near = slips === null ? sql`` : sql`when ${allWords} @@ ${slips}::tsquery then 0.85`;
    return sql`${weight / whole}::float * case ${present} ${former} ${near} else 0 end`;
  });
  const explained = sql`least(1, ${meant.length}::float / greatest(length(${words}), 1))`;
  return sql`(${sql.join(shares, sql` + `)}) * (0.85 + 0.15 * ${explained})`;
};

/** A term by its words. */
export interface Resemblance {
  meaning: SearchMeaning;
  words: readonly MeantWord[];
}

/** Weighs the words of a term; undefined if no name can be similar. */
export const resemblanceTo = async (db: Reader, meaning: SearchMeaning): Promise<Resemblance | undefined> => {
  const { rows } = await sql<{ words: MeantWord[] | null }>`select similar_words(${meaning.term}) as words`.execute(db);
  const words = rows[0]?.words ?? [];
  return sufficientWords(words, minShare).length === 0 ? undefined : { meaning, words };
};

const comparedNamed = (rank: number) => sql.ref(`compared_${rank}`);

interface Resembling {
  search: SearchSource;
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  readFrom?: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  asked: Predicate;
  followsFound: boolean;
  order?: RawBuilder<unknown> | undefined;
  limit: number;
}

/**
 * The rows that explain at least `leastShare` of a term without being found, each with its `likeness`: those of all its
 * words first, and those of fewer only while few are compared. Candidates grow with the register, what is compared does
 * not.
 */
const comparedRows = (
  { meaning, words }: Resemblance,
  { search, from, id, asked }: Resembling,
  leastShare: number,
): RawBuilder<unknown>[] => {
  const isFound = isMatch(search, meaning);
  const queries = sufficientWords(words, leastShare);
  return queries.map((query, at) => {
    const resembles = sql<boolean>`${search.allWords} @@ ${query}::tsquery`;
    const closer = queries.slice(0, at);
    const isNew = closer.slice(-1).map((query) => sql<boolean>`not (${search.allWords} @@ ${query}::tsquery)`);
    const before = closer.map((_, rank) => sql` - (select count(*) from ${comparedNamed(rank)})`);
    // A limit of 0 reads nothing, not even what a condition on the count would: workers of a parallel plan would start.
    return sql`${comparedNamed(at)} as materialized (select * from (
        select ${likenessOf(search, words)} as likeness, ${id} as similar_id from ${from}
        where ${allOf(asked, listedNames(meaning), resembles, ...isNew, sql<boolean>`not (${isFound})`)} limit ${sql.lit(enoughCompared)}
      ) as resembling limit ${sql.lit(enoughCompared)}${sql.join(before, sql``)})`;
  });
};

/**
 * The rows whose names resemble a term without being found: in `order`, or the most alike first by `likeness`. The bar is
 * higher if they follow rows that were found.
 */
export const similarRows = <R>(resemblance: Resemblance, parts: Resembling): RawBuilder<R> => {
  const { search, select, from, readFrom = from, id, followsFound, order, limit } = parts;
  const leastShare = followsFound ? minShareAfterFound : minShare;
  const compared = comparedRows(resemblance, parts, leastShare);
  const every = sql.join(
    compared.map((_, rank) => sql`select * from ${comparedNamed(rank)}`),
    sql` union all `,
  );
  return sql`with ${sql.join(compared)}
    select ${select} from (
      select * from (${every}) as compared where likeness >= ${sql.lit(leastShare)}
      order by likeness desc, similar_id limit ${sql.lit(maxShown)}
    ) as alike, ${readFrom}
    where ${id} = similar_id ${order ?? sql`order by likeness desc, ${beginningOf(search.name)}, ${id}`} limit ${limit}`;
};

/** The ids of the rows of similar names that a list shows. */
export const similarIds = async (
  db: Reader,
  { meaning, ...parts }: { meaning: SearchMeaning } & Omit<Resembling, 'select' | 'limit'>,
): Promise<string[]> => {
  const alike = await resemblanceTo(db, meaning);
  if (!alike) return [];
  const select = sql`${parts.id}::text as id`;
  const found = similarRows<{ id: string }>(alike, { ...parts, select, limit: maxShown });
  return (await plannedEachTime(found).execute(db)).rows.map(({ id }) => id);
};
