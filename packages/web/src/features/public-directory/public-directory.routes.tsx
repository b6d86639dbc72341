import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PublicSearchScreen } from './public-search.list-screen.tsx';

export const publicDirectoryRoutes = (parent: AnyRoute): AnyRoute[] => [
  // Not loaded lazily, unlike other screens: most visitors open this one and would wait for another round trip.
  createRoute({ getParentRoute: () => parent, path: '/', component: PublicSearchScreen }),
  createRoute({
    getParentRoute: () => parent,
    path: 'site/$id',
    component: lazyRouteComponent(() => import('./public-site.detail-screen.tsx'), 'PublicSiteScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'office/$id',
    component: lazyRouteComponent(
      () => import('./public-certification-body.detail-screen.tsx'),
      'PublicCertificationBodyScreen',
    ),
  }),
];
