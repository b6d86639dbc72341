import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '../../kernel/permissions.ts';

export const analyticsRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'analytics',
    beforeLoad: needs('Analytics.View'),
    component: lazyRouteComponent(() => import('./analytics.detail-screen.tsx'), 'AnalyticsScreen'),
  }),
];
