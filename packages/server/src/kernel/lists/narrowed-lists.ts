import { sql } from 'kysely';
import { allOf, always, among, type Predicate } from '../access/predicates.ts';
import { byOwnIndexes, inSight, resolveSight, type Sight, within } from '../access/sight.ts';
import type { Reader } from '../database/database.ts';
import { type BoundList, boundLike, type Viewer } from './list-source.ts';

/** The same list within the rows that meet `only` as well: it narrows what the viewer sees and never widens it. */
export const narrowed = <R>(list: BoundList<R>, only: Predicate): BoundList<R> =>
  boundLike(
    {
      ...list,
      source: {
        ...list.source,
        see: (viewer) => within(only, list.source.see(viewer)),
        only: allOf(list.source.only ?? always, only),
      },
    },
    list,
  );

/** The same rows in sight described otherwise, or a part of them. */
export const seenAs = <R>(list: BoundList<R>, sight: Sight): BoundList<R> =>
  boundLike({ ...list, source: { ...list.source, see: () => sight } }, list);

/** The same list for a statement that reads all rows in sight, in any order. */
export const resolveWholeSight = async <R>(db: Reader, list: BoundList<R>, viewer: Viewer): Promise<BoundList<R>> =>
  seenAs(list, byOwnIndexes(await resolveSight(db, list.source.see(viewer))));

/** The same list within the selected rows; an id that the viewer does not see is none of them. */
export const onlySelected = <R>(list: BoundList<R>, ids: readonly string[]): BoundList<R> => {
  const { id, publicId } = list.source;
  return narrowed(list, publicId ? among(publicId, ids, 'uuid') : among(id, ids));
};

/**
 * The same list for a reader who searches it: what its sets are is asked once, and not in each class of matches. Inside
 * `coalesce`, PostgreSQL does not read an index of all visible rows.
 */
export const resolveSightFor = async <R>(db: Reader, list: BoundList<R>, viewer: Viewer): Promise<BoundList<R>> => {
  const sight = await resolveSight(db, list.source.see(viewer));
  return seenAs(list, list.source.search?.wide ? sql<boolean>`coalesce(${inSight(sight)}, false)` : sight);
};
