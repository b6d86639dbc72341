import { useRouterState } from '@tanstack/react-router';
import type { Crumb } from '../ui/page-header.tsx';
import { listCrumbs } from './list-crumbs.ts';

/** The list that the present page belongs to by its address; none for a list itself and for pages of no list. */
export const useListOfPage = (): Crumb | undefined => {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  return Object.values(listCrumbs)
    .map((crumb) => crumb())
    .find(({ to }) => path.startsWith(`${to}/`));
};
