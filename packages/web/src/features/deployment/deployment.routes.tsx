import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** The pages that say what the directory is and whom to ask. */
export const deploymentRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'about',
    component: lazyRouteComponent(() => import('./about.detail-screen.tsx'), 'AboutScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'contact',
    component: lazyRouteComponent(() => import('./contact.detail-screen.tsx'), 'ContactScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'training-courses',
    component: lazyRouteComponent(() => import('./training-courses.detail-screen.tsx'), 'TrainingCoursesScreen'),
  }),
  // With a setting, the server leads these addresses to the body's own pages.
  createRoute({
    getParentRoute: () => parent,
    path: 'terms',
    component: lazyRouteComponent(() => import('./published-elsewhere.detail-screen.tsx'), 'TermsScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'eula',
    component: lazyRouteComponent(() => import('./published-elsewhere.detail-screen.tsx'), 'LicenceScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'privacy',
    component: lazyRouteComponent(() => import('./published-elsewhere.detail-screen.tsx'), 'PrivacyScreen'),
  }),
];
