import { type RawBuilder, sql } from 'kysely';
import { allOf, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { plannedEachTime } from '../database/statements.ts';
import { isMatch, type SearchMeaning } from './list-search.ts';
import { beginningOf, type SearchSource } from './list-source.ts';
import { type MeantWord, minShare, minShareAfterFound, sufficientWords } from './similar-names.rules.ts';

/** Similar names are looked for only if fewer rows than this are found; no page has fewer. */
export const fewRows = 10;
const maxShown = 50;
/** Rows that are compared at most, however common the words. */
const maxCompared = 2000;

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

/** A term by its words, and the tsquery of the names that have enough of them to be similar. */
export interface Resemblance {
  meaning: SearchMeaning;
  words: readonly MeantWord[];
  enough: string;
}

/** Weighs the words of a term; undefined if no name can be similar. */
export const resemblanceTo = async (db: Reader, meaning: SearchMeaning): Promise<Resemblance | undefined> => {
  const { rows } = await sql<{ words: MeantWord[] | null }>`select similar_words(${meaning.term}) as words`.execute(db);
  const words = rows[0]?.words ?? [];
  const enough = sufficientWords(words);
  return enough === undefined ? undefined : { meaning, words, enough };
};

interface Resembling {
  search: SearchSource;
  select: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  asked: Predicate;
  followsFound: boolean;
  order?: RawBuilder<unknown> | undefined;
  limit: number;
}

/**
 * The rows whose names resemble a term without being found: in `order`, or the most alike first by `likeness`. The bar is
 * higher if they follow rows that were found.
 */
export const similarRows = <R>({ meaning, words, enough }: Resemblance, parts: Resembling): RawBuilder<R> => {
  const { search, select, from, id, asked, followsFound, order, limit } = parts;
  const resembles = sql<boolean>`${search.allWords} @@ ${enough}::tsquery`;
  const isFound = isMatch(search, meaning);
  return sql`select ${select} from (
      select * from (
        select ${likenessOf(search, words)} as likeness, ${id} as similar_id from ${from}
        where ${allOf(asked, resembles, sql<boolean>`not (${isFound})`)} limit ${sql.lit(maxCompared)}
      ) as compared
      where likeness >= ${sql.lit(followsFound ? minShareAfterFound : minShare)}
      order by likeness desc, similar_id limit ${sql.lit(maxShown)}
    ) as alike, ${from}
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
