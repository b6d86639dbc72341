import { queryClient } from '../kernel/queries.ts';

/** A key begins with what it is of, such as `site`, or with what it is a list, lookup or record of changes of. */
const isOf = (kinds: readonly string[], queryKey: readonly unknown[]): boolean =>
  queryKey.slice(0, 3).some((part) => typeof part === 'string' && kinds.includes(part));

/**
 * Reads anew, wherever they are shown, the records of these kinds, their lists, their lookups and their records of
 * changes. Name each kind that shows something of what was changed.
 */
export const forget = (...kinds: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOf(kinds, queryKey) });

/**
 * For the route of an edit: it begins with the record as it stands now, however fresh the one at hand seems. Its id stands
 * in the path, or in the search under a name.
 */
export const readAnew =
  (kind: string, name?: string) =>
  ({ params, search }: { params: { id?: string }; search: Record<string, unknown> }): void =>
    queryClient.removeQueries({ queryKey: [kind, name ? search[name] : params.id], exact: true });
