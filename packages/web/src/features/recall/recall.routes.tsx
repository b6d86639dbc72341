import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAnew } from '../../blocks/forget.ts';
import { needs } from '../../kernel/permissions.ts';

const list = () => import('./recall.list-screen.tsx');
const form = () => import('./recall.form-screen.tsx');
const detail = () => import('./recall.detail-screen.tsx');

export const recallRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'recall',
    beforeLoad: needs('Recall.View'),
    component: lazyRouteComponent(list, 'RecallListScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'recall/create',
    beforeLoad: needs('Recall.Generate'),
    component: lazyRouteComponent(form, 'RecallCreateScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'recall/details/$id',
    beforeLoad: needs('Recall.View'),
    component: lazyRouteComponent(detail, 'RecallDetailScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'recall/details/$id/edit',
    beforeLoad: needs('Recall.Revise'),
    onEnter: readAnew('recall'),
    component: lazyRouteComponent(form, 'RecallEditScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'recall/details/$id/change-log',
    beforeLoad: needs('Recall.Changes'),
    component: lazyRouteComponent(detail, 'RecallChangeLogScreen'),
  }),
];
