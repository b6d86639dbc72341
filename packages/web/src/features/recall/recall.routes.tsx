import { type AnyRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listRoute } from '../../blocks/list-route.ts';
import { recordRoutes } from '../../blocks/record-routes.tsx';

const form = () => import('./recall.form-screen.tsx');
const detail = () => import('./recall.detail-screen.tsx');

export const recallRoutes = (parent: AnyRoute): AnyRoute[] =>
  recordRoutes(parent, 'recall', 'Recall', {
    list: listRoute('Recall.View', () => import('./recall.list-screen.tsx'), 'RecallListScreen'),
    create: lazyRouteComponent(form, 'RecallCreateScreen'),
    details: lazyRouteComponent(detail, 'RecallDetailScreen'),
    edit: lazyRouteComponent(form, 'RecallEditScreen'),
    changeLog: lazyRouteComponent(detail, 'RecallChangeLogScreen'),
  });
