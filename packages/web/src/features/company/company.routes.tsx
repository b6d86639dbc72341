import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAnew } from '../../blocks/forget.ts';
import { needs } from '../../kernel/permissions.ts';

const list = () => import('./company.list-screen.tsx');
const form = () => import('./company.form-screen.tsx');
const detail = () => import('./company.detail-screen.tsx');

export const companyRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'company',
    beforeLoad: needs('Company.View'),
    component: lazyRouteComponent(list, 'CompanyListScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'company/create',
    beforeLoad: needs('Company.Generate'),
    component: lazyRouteComponent(form, 'CompanyCreateScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'company/details/$id',
    beforeLoad: needs('Company.View'),
    component: lazyRouteComponent(detail, 'CompanyDetailScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'company/details/$id/edit',
    beforeLoad: needs('Company.Revise'),
    onEnter: readAnew('company'),
    component: lazyRouteComponent(form, 'CompanyEditScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'company/details/$id/change-log',
    beforeLoad: needs('Company.Changes'),
    component: lazyRouteComponent(detail, 'CompanyChangeLogScreen'),
  }),
];
