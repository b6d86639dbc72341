import { allOf, type Predicate } from '../access/predicates.ts';
import type { BoundList } from './list-source.ts';

/** The same list within the rows that meet `only` as well: it narrows what the viewer sees and never widens it. */
export const narrowed = <R>(list: BoundList<R>, only: Predicate): BoundList<R> => ({
  ...list,
  source: { ...list.source, see: (viewer) => allOf(list.source.see(viewer), only) },
});
