import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { identityRoutes } from '../features/identity/identity.routes.tsx';
import { parseSearch, stringifySearch } from '../kernel/url-state.ts';
import { Page } from './page.tsx';
import { PublicFrame } from './public-frame.tsx';
import { publicPages } from './public-pages.tsx';
import { RouteFailure } from './route-failure.tsx';

/**
 * How a feature adds its pages to the private area. In `<feature>.routes.tsx` it exports a route factory, and in
 * `private-features.ts` one line lists it:
 *
 *   export const companyRoutes: RouteFactory = (parent) => [
 *     createRoute({ getParentRoute: () => parent, path: 'company', beforeLoad: needs('Company.View'),
 *       component: lazyRouteComponent(() => import('./company.list-screen.tsx'), 'CompanyListScreen') }),
 *   ];
 *
 * A public page is declared in the contract instead, in `<feature>.pages.ts`, because the server renders it.
 *
 * Screens are always lazy. The private routes are another tree, which public visitors do not load: going from one
 * tree to the other is a new page.
 */
export type RouteFactory = (parent: AnyRoute) => AnyRoute[];

export const privateArea = '/private';

const loadPage = ({ location }: { location: { href: string } }) => {
  window.location.assign(location.href);
};

const NotFound = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound');

export const createRoot = () => createRootRoute({ component: Page });

/** The public pages within their frame. `/private` and everything below it leave for the private tree. */
export const publicTree = () => {
  const root = createRoot();
  const frame = createRoute({ getParentRoute: () => root, id: 'public', component: PublicFrame });
  const unknown = createRoute({ getParentRoute: () => frame, path: '$', component: NotFound });
  frame.addChildren([...publicPages(frame), unknown]);
  const leave = (path: string) => createRoute({ getParentRoute: () => root, path, beforeLoad: loadPage });
  return root.addChildren([leave(privateArea), leave(`${privateArea}/$`), ...identityRoutes(root), frame]);
};

export const createAppRouter = (
  routeTree: AnyRoute,
  {
    failure = RouteFailure,
    ...within
  }: { failure?: typeof RouteFailure; history?: RouterHistory; origin?: string } = {},
) =>
  createRouter({
    ...within,
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: within.history === undefined,
    defaultErrorComponent: failure,
  });
