import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '../../kernel/permissions.ts';

const list = () => import('./auditor.list-screen.tsx');
const detail = () => import('./auditor.detail-screen.tsx');

export const auditorRoutes = (parent: AnyRoute): AnyRoute[] => {
  const getParentRoute = () => parent;
  return [
    createRoute({
      getParentRoute,
      path: 'auditor',
      beforeLoad: needs('Auditor.View'),
      component: lazyRouteComponent(list, 'AuditorListScreen'),
    }),
    createRoute({
      getParentRoute,
      path: 'auditor/pending',
      beforeLoad: needs('Auditor.View'),
      component: lazyRouteComponent(list, 'PendingAuditorListScreen'),
    }),
    createRoute({
      getParentRoute,
      path: 'auditor/details/$id',
      beforeLoad: needs('Auditor.View'),
      component: lazyRouteComponent(detail, 'AuditorDetailScreen'),
    }),
    createRoute({
      getParentRoute,
      path: 'auditor/details/$id/change-log',
      beforeLoad: needs('Auditor.Changes'),
      component: lazyRouteComponent(detail, 'AuditorChangeLogScreen'),
    }),
  ];
};
