import { type AnyRouter, useRouter } from '@tanstack/react-router';

const openedFrom = new WeakMap<AnyRouter, string>();

/** Remembers which address the open page was reached from, with its query. */
export const rememberWayBack = (router: AnyRouter): void => {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) openedFrom.set(router, `${fromLocation.pathname}${fromLocation.searchStr}`);
  });
};

/** The address that the open page was reached from; `otherwise` if the reader opened its own address. */
export const useWayBack = (otherwise: string): string => openedFrom.get(useRouter()) ?? otherwise;
