import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { refetchRecord } from '../../blocks/refetch.ts';
import { needs } from '../../kernel/permissions.ts';

const form = () => import('./audit-import.form-screen.tsx');

/** Both routes upload a report. The one with an id replaces the report of that audit. */
export const auditImportRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/create',
    beforeLoad: needs('Audit.Generate'),
    onEnter: refetchRecord('site', 'SiteCode'),
    component: lazyRouteComponent(form, 'UploadReportScreen'),
  }),
  ...['audit/edit/$id', 'audit/details/$id/edit'].map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      beforeLoad: needs('Audit.Revise'),
      onEnter: refetchRecord('audit'),
      component: lazyRouteComponent(form, 'UpdateRecordScreen'),
    }),
  ),
];
