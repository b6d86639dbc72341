import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { refetchRecord } from '../../blocks/refetch.ts';
import { needs } from '../../kernel/permissions.ts';

export const auditScheduleRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/details/$id/schedule',
    beforeLoad: needs('Audit.Schedule'),
    onEnter: refetchRecord('audit'),
    component: lazyRouteComponent(() => import('./schedule-audit.form-screen.tsx'), 'ScheduleAuditScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/details/$id/expiry',
    beforeLoad: needs('Audit.Generate'),
    onEnter: refetchRecord('audit'),
    component: lazyRouteComponent(() => import('./reaudit-status.form-screen.tsx'), 'ReauditStatusScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/schedule-site/$id',
    beforeLoad: needs('Site.Schedule'),
    onEnter: refetchRecord('site'),
    component: lazyRouteComponent(() => import('./schedule-site.form-screen.tsx'), 'ScheduleSiteScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/expiry-site/$id',
    beforeLoad: needs('Audit.Generate'),
    onEnter: refetchRecord('site'),
    component: lazyRouteComponent(() => import('./reaudit-site.detail-screen.tsx'), 'ReauditStatusOfSiteScreen'),
  }),
];
