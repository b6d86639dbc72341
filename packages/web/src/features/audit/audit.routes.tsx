import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listRoute } from '../../blocks/list-route.ts';
import { needs } from '../../kernel/permissions.ts';

export const auditRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'audit',
    ...listRoute('Audit.View', () => import('./audit.list-screen.tsx'), 'AuditListScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/details/$id',
    beforeLoad: needs('Audit.View'),
    component: lazyRouteComponent(() => import('./audit.detail-screen.tsx'), 'AuditDetailScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/details/$id/change-log',
    beforeLoad: needs('Audit.Changes'),
    component: lazyRouteComponent(() => import('./audit.detail-screen.tsx'), 'AuditChangeLogScreen'),
  }),
];
