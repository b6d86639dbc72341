import { type RawBuilder, sql } from 'kysely';
import { allOf, among, type Predicate } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import type { SearchMeaning } from './list-search.ts';
import {
  type BoundList,
  beginningOf,
  boundLike,
  type ColumnSource,
  type NamedOtherwise,
  type Viewer,
} from './list-source.ts';

const isNot = (rows: Predicate): Predicate => sql<boolean>`(${rows}) is not true`;

/** What a row shows: `instead` if the viewer knows it by another name. */
export const knownAs = (named: NamedOtherwise | undefined, at: RawBuilder<unknown>, instead: RawBuilder<unknown>) =>
  named ? sql`case when ${named.rows} then ${instead} else ${at} end` : at;

/** A column as the viewer has it. The rows that are named otherwise are sorted apart: the index has the names of the listing. */
export const sourceKnown = (named: NamedOtherwise, source: ColumnSource): ColumnSource => {
  const { at, instead, finds, long } = source;
  if (!instead) return source;
  const sortedBy = (text: RawBuilder<unknown>) => (long ? beginningOf(text) : text);
  return {
    ...source,
    at: knownAs(named, at, instead),
    ...(finds && { finds: (value) => allOf(finds(value), isNot(named.rows)) }),
    sorted: [
      { rows: isNot(named.rows), at: sortedBy(at) },
      { rows: named.rows, at: sortedBy(instead), few: true },
    ],
  };
};

/** The name of a row as the viewer of a list with a search knows it. */
export const nameKnown = ({ source: { search, otherwise } }: BoundList<unknown>, viewer: Viewer) => {
  const named = otherwise?.(viewer);
  const at = search?.name ?? sql`null`;
  return knownAs(named, at, named?.name ?? at);
};

/** The same list once it is known which rows are named otherwise, usually none: to ask it in each part of a statement costs more. */
export const resolveNames = async <R>(db: Reader, list: BoundList<R>, viewer: Viewer): Promise<BoundList<R>> => {
  const named = list.source.otherwise?.(viewer);
  if (!named?.select) return list;
  const { rows } = await sql<{ ids: string[] }>`select array(${named.select})::text[] as ids`.execute(db);
  const { select: _, ...known } = named;
  const [ids = []] = rows.map((row) => row.ids);
  const otherwise = ids.length > 0 ? { ...known, rows: among(named.id, ids) } : undefined;
  return boundLike({ ...list, source: { ...list.source, otherwise: () => otherwise } }, list);
};

/** The rows that are named otherwise, and those of them that a search finds. */
export const otherwiseAsked = async (
  db: Reader,
  { source: { from, otherwise } }: BoundList<unknown>,
  viewer: Viewer,
  { strict }: Pick<SearchMeaning, 'strict'>,
): Promise<Pick<SearchMeaning, 'otherwise'>> => {
  const named = otherwise?.(viewer);
  if (!named) return {};
  const { rows } = await sql<{ id: string }>`select ${named.id}::text as id from ${from}
    where ${allOf(named.rows, sql`${named.words} @@ ${strict}::tsquery`)}`.execute(db);
  const found = rows.map(({ id }) => id);
  return { otherwise: { rows: named.rows, found: among(named.id, found) } };
};
