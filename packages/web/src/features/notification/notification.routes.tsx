import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

export const notificationRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'alerts',
    component: lazyRouteComponent(() => import('./alert.list-screen.tsx'), 'AlertListScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'notification',
    component: lazyRouteComponent(() => import('./notification.form-screen.tsx'), 'NotificationScreen'),
  }),
];
