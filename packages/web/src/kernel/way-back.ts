import { type AnyRouter, useRouter } from '@tanstack/react-router';

interface Visited {
  /** The address from which the present page was opened, with its query. */
  from?: string;
  /** The query that each path had when it was last left. */
  queries: Map<string, string>;
}

const visited = new WeakMap<AnyRouter, Visited>();

/** Remembers from which address the present page was opened, and the query of each page that is left. */
export const rememberWayBack = (router: AnyRouter): void => {
  const ways: Visited = { queries: new Map() };
  visited.set(router, ways);
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    ways.from = `${fromLocation.pathname}${fromLocation.searchStr}`;
    ways.queries.set(fromLocation.pathname, fromLocation.searchStr);
  });
};

/** The address from which the present page was opened; `otherwise` if the reader opened it by its address. */
export const useWayBack = (otherwise: string): string => visited.get(useRouter())?.from ?? otherwise;

/** Returns the address of a page as the reader last left it, such as a list with its filters. */
export const useLastAddress = (): ((path: string) => string) => {
  const queries = visited.get(useRouter())?.queries;
  return (path) => `${path}${queries?.get(path) ?? ''}`;
};
