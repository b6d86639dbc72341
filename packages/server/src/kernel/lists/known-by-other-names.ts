import { type RawBuilder, sql } from 'kysely';
import { allOf, among, anyOf, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { isCodeWithWords, type SearchMeaning } from './list-search.ts';
import {
  type BoundList,
  beginningOf,
  boundLike,
  type ColumnSource,
  type KnownByOtherNames,
  type Viewer,
} from './list-source.ts';
import { narrowed } from './narrowed-lists.ts';

const isNot = (rows: Predicate): Predicate => sql<boolean>`(${rows}) is not true`;

/** What a row shows: `instead` if the viewer knows it by another name. */
const shownName = (named: KnownByOtherNames | undefined, at: RawBuilder<unknown>, instead: RawBuilder<unknown>) =>
  named ? sql`case when ${named.rows} then ${instead} else ${at} end` : at;

/** These rows for a list of what they do not show. */
export const leftOut = (named: KnownByOtherNames | undefined): KnownByOtherNames | undefined =>
  named && { ...named, isLeftOut: true };

/**
 * A column as the viewer has it. The rows that they know by other names are filtered and sorted apart: indexes have the
 * names of the listing.
 */
export const columnForViewer = (named: KnownByOtherNames, source: ColumnSource): ColumnSource => {
  const { at, by, instead, insteadBy, type, long } = source;
  if (!instead) return source;
  const { finds: _, ...shown } = source;
  const known = { at: instead, ...(insteadBy && { by: insteadBy }), ...(type && { type }) };
  const sortedBy = (text: RawBuilder<unknown>) => (long ? beginningOf(text) : text);
  return {
    ...shown,
    at: shownName(named, at, instead),
    ...(by && { by: shownName(named, by, insteadBy ?? instead) }),
    comparedIn: [
      { rows: isNot(named.rows), source },
      { rows: named.rows, source: known },
    ],
    sorted: [
      { rows: isNot(named.rows), at: sortedBy(at) },
      { rows: named.rows, at: sortedBy(instead), few: true },
    ],
  };
};

/** The name of a row as the viewer of a list with a search knows it. */
export const nameForViewer = ({ source: { search, knownByOtherNames } }: BoundList<unknown>, viewer: Viewer) => {
  const named = knownByOtherNames?.(viewer);
  const at = search?.name ?? sql`null`;
  return shownName(named, at, named?.name ?? at);
};

/**
 * The same list once it is known which rows the viewer knows by other names, usually none. Asking this in every part of the
 * statement would be slower.
 */
export const resolveNames = async <R>(db: Reader, list: BoundList<R>, viewer: Viewer): Promise<BoundList<R>> => {
  const named = list.source.knownByOtherNames?.(viewer);
  if (!named?.select) return list;
  const { rows } = await sql<{ ids: string[] }>`select array(${named.select})::text[] as ids`.execute(db);
  const { select: _, ...known } = named;
  const [ids = []] = rows.map((row) => row.ids);
  const knownByOtherNames = ids.length > 0 ? { ...known, rows: among(named.id, ids) } : undefined;
  const resolved = boundLike({ ...list, source: { ...list.source, knownByOtherNames: () => knownByOtherNames } }, list);
  return knownByOtherNames?.isLeftOut ? narrowed(resolved, isNot(knownByOtherNames.rows)) : resolved;
};

/** The rows that the viewer knows by other names, and those of them that a search finds. */
export const otherNamesAsked = async (
  db: Reader,
  { source: { from, search, knownByOtherNames } }: BoundList<unknown>,
  viewer: Viewer,
  meaning: SearchMeaning,
): Promise<Pick<SearchMeaning, 'knownByOtherNames'>> => {
  const named = knownByOtherNames?.(viewer);
  if (!named) return {};
  const isFound = anyOf(
    sql`${named.words} @@ ${meaning.strict}::tsquery`,
    isCodeWithWords(search?.codes ?? [], named.words, meaning),
  );
  const { rows } = await sql<{ id: string }>`select ${named.id}::text as id from ${from}
    where ${allOf(named.rows, isFound)}`.execute(db);
  const found = rows.map(({ id }) => id);
  return { knownByOtherNames: { rows: named.rows, found: among(named.id, found) } };
};
