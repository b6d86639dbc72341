import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listRoute } from '../../blocks/list-route.ts';
import { recordRoutes } from '../../blocks/record-routes.tsx';
import { needs } from '../../kernel/permissions.ts';

const list = () => import('./auditor.list-screen.tsx');
const form = () => import('./form/auditor.form-screen.tsx');
const detail = () => import('./auditor.detail-screen.tsx');

export const auditorRoutes = (parent: AnyRoute): AnyRoute[] => [
  ...recordRoutes(parent, 'auditor', 'Auditor', {
    list: listRoute('Auditor.View', list, 'AuditorListScreen'),
    create: lazyRouteComponent(form, 'AuditorCreateScreen'),
    details: lazyRouteComponent(detail, 'AuditorDetailScreen'),
    edit: lazyRouteComponent(form, 'AuditorEditScreen'),
    changeLog: lazyRouteComponent(detail, 'AuditorChangeLogScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'auditor/pending',
    beforeLoad: needs('Auditor.View'),
    component: lazyRouteComponent(list, 'PendingAuditorListScreen'),
  }),
];
