import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** The return address of the sign-in. It is outside the private area, which requires a session. */
export const identityRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'signed-in',
    component: lazyRouteComponent(() => import('./signed-in.parts.tsx'), 'SignedIn'),
  }),
];
