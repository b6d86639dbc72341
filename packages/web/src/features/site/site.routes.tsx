import { type AnyRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listRoute } from '../../blocks/list-route.ts';
import { recordRoutes } from '../../blocks/record-routes.tsx';

const form = () => import('./site.form-screen.tsx');
const detail = () => import('./site.detail-screen.tsx');

export const siteRoutes = (parent: AnyRoute): AnyRoute[] =>
  recordRoutes(parent, 'site', 'Site', {
    list: listRoute('Site.View', () => import('./site.list-screen.tsx'), 'SiteListScreen'),
    create: lazyRouteComponent(form, 'SiteCreateScreen'),
    details: lazyRouteComponent(detail, 'SiteDetailScreen'),
    edit: lazyRouteComponent(form, 'SiteEditScreen'),
    changeLog: lazyRouteComponent(detail, 'SiteChangeLogScreen'),
  });
