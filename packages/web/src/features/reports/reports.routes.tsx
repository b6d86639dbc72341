import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '../../kernel/permissions.ts';

export const reportsRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'report',
    beforeLoad: needs('Reports.View'),
    component: lazyRouteComponent(() => import('./reports.list-screen.tsx'), 'ReportsScreen'),
  }),
];
