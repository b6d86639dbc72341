import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Where the sign-in comes back to. It stands outside the private area, which nobody may open before. */
export const identityRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'signed-in',
    component: lazyRouteComponent(() => import('./signed-in.parts.tsx'), 'SignedIn'),
  }),
];
