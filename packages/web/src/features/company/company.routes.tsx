import { type AnyRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listRoute } from '../../blocks/list-route.ts';
import { recordRoutes } from '../../blocks/record-routes.tsx';

const form = () => import('./company.form-screen.tsx');
const detail = () => import('./company.detail-screen.tsx');

export const companyRoutes = (parent: AnyRoute): AnyRoute[] =>
  recordRoutes(parent, 'company', 'Company', {
    list: listRoute('Company.View', () => import('./company.list-screen.tsx'), 'CompanyListScreen'),
    create: lazyRouteComponent(form, 'CompanyCreateScreen'),
    details: lazyRouteComponent(detail, 'CompanyDetailScreen'),
    edit: lazyRouteComponent(form, 'CompanyEditScreen'),
    changeLog: lazyRouteComponent(detail, 'CompanyChangeLogScreen'),
  });
