import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { systemPath } from '../../blocks/addresses.ts';
import { refetchRecord } from '../../blocks/refetch.ts';
import { configurationQuery } from '../../kernel/configuration.ts';
import { needs } from '../../kernel/permissions.ts';
import { queryClient } from '../../kernel/queries.ts';

const list = () => import('./dashboard.list-screen.tsx');
const form = () => import('./dashboard.form-screen.tsx');

/** The administration begins with its dashboards; without audits there are none, and it begins with the system. */
export const administrationRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'administration',
    beforeLoad: async () => {
      await needs('Administration.View')();
      const { flags } = await queryClient.ensureQueryData(configurationQuery);
      if (!flags.AuditFeature) throw redirect({ to: systemPath });
    },
    component: lazyRouteComponent(list, 'DashboardListScreen'),
  }),
];

export const dashboardRoutes = (parent: AnyRoute): AnyRoute[] => {
  const getParentRoute = () => parent;
  return [
    createRoute({
      getParentRoute,
      path: 'administration/new',
      beforeLoad: needs('Administration.Generate'),
      component: lazyRouteComponent(form, 'DashboardCreateScreen'),
    }),
    createRoute({
      getParentRoute,
      path: 'administration/edit/$id',
      beforeLoad: needs('Administration.Revise'),
      onEnter: refetchRecord('dashboard'),
      component: lazyRouteComponent(form, 'DashboardEditScreen'),
    }),
    createRoute({
      getParentRoute,
      path: 'administration/edit/$id/change-log',
      beforeLoad: needs('Administration.View'),
      component: lazyRouteComponent(list, 'DashboardChangeLogScreen'),
    }),
  ];
};
