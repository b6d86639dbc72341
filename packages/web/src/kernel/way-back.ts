import { type AnyRouter, useRouter } from '@tanstack/react-router';

interface Visited {
  /** The address that the open page was reached from, with its query. */
  from?: string;
  /** The query with which each path was last left. */
  queries: Map<string, string>;
}

const visited = new WeakMap<AnyRouter, Visited>();

/** Remembers which address the open page was reached from, and how each page was left. */
export const rememberWayBack = (router: AnyRouter): void => {
  const ways: Visited = { queries: new Map() };
  visited.set(router, ways);
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    ways.from = `${fromLocation.pathname}${fromLocation.searchStr}`;
    ways.queries.set(fromLocation.pathname, fromLocation.searchStr);
  });
};

/** The address that the open page was reached from; `otherwise` if the reader opened its own address. */
export const useWayBack = (otherwise: string): string => visited.get(useRouter())?.from ?? otherwise;

/** Gives the address of a page as the reader last left it, such as a list with its filters. */
export const useLastAddress = (): ((path: string) => string) => {
  const queries = visited.get(useRouter())?.queries;
  return (path) => `${path}${queries?.get(path) ?? ''}`;
};
