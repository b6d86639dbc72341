import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import { allOf, always, among, anyOf, never, type Predicate } from './predicates.ts';

/** Visible rows that one index finds. */
export interface RowsInSight {
  found: Predicate;
  /** As whom the viewer reads them, where a column depends on it (see `readAs` of a column). */
  as?: string;
  /** Of the sets that follow, those outside this one, if a condition simpler than the negation of `found` says so. */
  others?: Predicate;
  /** Whether there are any rows, if that is cheap to ask. */
  exist?: Predicate;
  /**
   * For sets that may be large: the condition that they `are` large, and the same set checked row by row (`each`) along
   * another index.
   */
  ofMany?: { are: Predicate; each: Predicate };
  /** For a set known to be large, which is checked row by row: the condition by which its own index finds it. */
  byIndex?: Predicate;
  /**
   * For sets by few ids, of which `only` those that meet a condition, that take long to read or to plan: a search reads the
   * ids first.
   */
  readOnce?: { at: RawBuilder<unknown>; ids: RawBuilder<unknown>; only?: Predicate };
}

/**
 * What a reader sees of a list: one condition, or several sets of rows. A list reads sets one by one, whereas `or`
 * would visit every row of all of them to find the first ten.
 */
export type Sight = Predicate | readonly RowsInSight[];

const isSets = (sight: Sight): sight is readonly RowsInSight[] => Array.isArray(sight);

/** The sets that may have rows, or a single empty set; a set of everything replaces all others. */
export const setsOf = (sight: Sight): readonly RowsInSight[] => {
  const sets = isSets(sight) ? sight : [{ found: sight }];
  const whole = sets.find(({ found }) => found === always);
  if (whole) return [whole];
  const possible = sets.filter(({ found }) => found !== never);
  return possible.length > 0 ? possible : [{ found: never }];
};

/** The rows of all sets, as one condition. */
export const inSight = (sight: Sight): Predicate => anyOf(...setsOf(sight).map(({ found }) => found));

export const within = (condition: Predicate, sight: Sight): readonly RowsInSight[] =>
  setsOf(sight).map(({ found, as, exist, ofMany, byIndex, readOnce }) => ({
    found: allOf(found, condition),
    ...(as && { as }),
    ...(exist && { exist }),
    ...(byIndex && { byIndex: allOf(byIndex, condition) }),
    ...(ofMany && { ofMany: { are: ofMany.are, each: allOf(ofMany.each, condition) } }),
    ...(readOnce && { readOnce: { ...readOnce, only: allOf(readOnce.only ?? always, condition) } }),
  }));

/** The same rows for a reader of all of them, as each set is found by its own index; lists read large sets in their order. */
export const byOwnIndexes = (sight: Sight): readonly RowsInSight[] =>
  setsOf(sight).map(({ byIndex, ...set }) =>
    byIndex ? { ...set, found: byIndex, others: sql<boolean>`(${set.found}) is not true` } : set,
  );

/** Excludes rows that are in any of the sets before. */
const outside = ({ found, others, ofMany }: RowsInSight): Predicate =>
  others ?? sql<boolean>`(${ofMany?.each ?? found}) is not true`;

/** The same rows as disjoint sets. */
export const makeDisjoint = (sets: readonly RowsInSight[]): readonly RowsInSight[] =>
  sets.flatMap((set, at) => within(allOf(...sets.slice(0, at).map(outside)), [set]));

/** The rows of a sight that are in none of the sets before. */
export const exceptFor = (sets: Sight, sight: Sight): Sight => {
  const before = setsOf(sets).filter(({ found }) => found !== never);
  return within(allOf(...before.map(outside)), sight);
};

/**
 * Alternative queries for the rows of a set, only one of which returns rows: by the set's own index if it is small,
 * along the list's index if it is large.
 */
export const alternativesOf = ({ found, ofMany }: RowsInSight): readonly Predicate[] =>
  ofMany ? [allOf(sql`not ${ofMany.are}`, found), allOf(ofMany.are, ofMany.each)] : [found];

const withIdsRead = async (db: Reader, set: RowsInSight): Promise<RowsInSight> => {
  if (!set.readOnce) return set;
  const { at, ids, only = always } = set.readOnce;
  const { rows } = await sql<{ ids: string[] }>`select array(${ids})::text[] as ids`.execute(db);
  return { ...(set.as && { as: set.as }), found: allOf(among(at, rows[0]?.ids ?? []), only) };
};

/** The same sight once it is known which sets are empty or large, reduced to the cheapest condition. */
export const resolveSight = async (db: Reader, sight: Sight): Promise<Sight> => {
  const sets = await Promise.all(setsOf(sight).map((set) => withIdsRead(db, set)));
  if (!sets.some(({ exist, ofMany }) => exist ?? ofMany)) return isSets(sight) ? sets : sight;
  const questions = sets.map(({ exist = always, ofMany }) => sql`array[${exist}, ${ofMany?.are ?? never}]`);
  const { rows } = await sql<{ known: boolean[][] }>`select array[${sql.join(questions)}] as known`.execute(db);
  return sets.flatMap(({ found, as, ofMany }, at) => {
    const [exist, many] = rows[0]?.known[at] ?? [];
    if (!exist) return [];
    return { ...(as && { as }), ...(ofMany && many ? { found: ofMany.each, byIndex: found } : { found }) };
  });
};
