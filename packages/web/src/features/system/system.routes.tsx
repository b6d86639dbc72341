import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '../../kernel/permissions.ts';

const screen = () => import('./system.detail-screen.tsx');

export const systemRoutes = (parent: AnyRoute): AnyRoute[] => {
  const common = { getParentRoute: () => parent, beforeLoad: needs('Administration.View') };
  return [
    createRoute({ ...common, path: 'administration/system', component: lazyRouteComponent(screen, 'SystemScreen') }),
    createRoute({
      ...common,
      path: 'administration/system/change-log',
      component: lazyRouteComponent(screen, 'SystemChangeLogScreen'),
    }),
  ];
};
