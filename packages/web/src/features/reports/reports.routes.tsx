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

export const ifsAuditRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'IFSAudit',
    beforeLoad: needs('IFSAudit.View'),
    component: lazyRouteComponent(() => import('./ifs-audit.list-screen.tsx'), 'IfsAuditScreen'),
  }),
];
