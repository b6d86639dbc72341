import { deploymentPages } from '@attestry/contract/features/deployment/deployment.pages.ts';
import { publicDirectoryPages } from '@attestry/contract/features/public-directory/public-directory.pages.ts';
import { signUpPages } from '@attestry/contract/features/sign-up/sign-up.pages.ts';
import type { PublicPage } from '@attestry/contract/kernel/public-page.ts';
import { type AnyRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { loadResults, PublicSearchScreen } from '../features/public-directory/public-directory.public.ts';

type Screens = Readonly<Record<string, RouteComponent>>;

const screens = import.meta.glob<Screens>('../features/{public-directory,deployment}/*.detail-screen.tsx');

const screenOf = ({ screen, path }: PublicPage): RouteComponent => {
  const load = screen && screens[`../features/${screen.file}`];
  if (!load) throw new Error(`There is no screen for ${path}`);
  return lazyRouteComponent(load, screen.component);
};

const { front, ...publicDirectory } = publicDirectoryPages;
const { create } = signUpPages;
const lazy: readonly PublicPage[] = [...Object.values(publicDirectory), ...Object.values(deploymentPages)];

/** The public pages that the contract declares, which the server renders too. */
export const publicPages = (parent: AnyRoute): AnyRoute[] => {
  const pageAt = ({ path }: PublicPage, component: RouteComponent) => ({
    getParentRoute: () => parent,
    path: path.replace(':', '$'),
    component,
  });
  return [
    // Not loaded lazily, unlike other screens: most visitors open this one and would wait for another round trip.
    createRoute({
      ...pageAt(front, PublicSearchScreen),
      loader: ({ location: { search } }: { location: { search: object } }) => loadResults(search),
    }),
    createRoute(
      pageAt(
        create,
        lazyRouteComponent(() => import('./create-page.tsx'), 'CreatePage'),
      ),
    ),
    ...lazy.map((page) => createRoute(pageAt(page, screenOf(page)))),
  ];
};
