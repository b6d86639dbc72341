import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAnew } from '../../blocks/forget.ts';
import { needs } from '../../kernel/permissions.ts';

const list = () => import('./site.list-screen.tsx');
const form = () => import('./site.form-screen.tsx');
const detail = () => import('./site.detail-screen.tsx');

export const siteRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'site',
    beforeLoad: needs('Site.View'),
    component: lazyRouteComponent(list, 'SiteListScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'site/create',
    beforeLoad: needs('Site.Generate'),
    component: lazyRouteComponent(form, 'SiteCreateScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'site/details/$id',
    beforeLoad: needs('Site.View'),
    component: lazyRouteComponent(detail, 'SiteDetailScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'site/details/$id/edit',
    beforeLoad: needs('Site.Revise'),
    onEnter: readAnew('site'),
    component: lazyRouteComponent(form, 'SiteEditScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'site/details/$id/change-log',
    beforeLoad: needs('Site.Changes'),
    component: lazyRouteComponent(detail, 'SiteChangeLogScreen'),
  }),
];
