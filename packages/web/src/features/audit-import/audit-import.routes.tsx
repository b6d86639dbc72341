import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '../../kernel/permissions.ts';

const form = () => import('./audit-import.form-screen.tsx');

/** Both are the upload; with an id, the report of that audit is replaced. */
export const auditImportRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/create',
    beforeLoad: needs('Audit.Generate'),
    component: lazyRouteComponent(form, 'UploadReportScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/edit/$id',
    beforeLoad: needs('Audit.Revise'),
    component: lazyRouteComponent(form, 'UpdateRecordScreen'),
  }),
];
