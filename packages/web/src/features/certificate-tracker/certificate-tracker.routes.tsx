import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listRoute } from '../../blocks/list-route.ts';
import { whileOn } from '../../kernel/flags.ts';
import { needs } from '../../kernel/permissions.ts';

const detailScreen = () => import('./tracked-audit.detail-screen.tsx');

export const certificateTrackerRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'verify',
    ...listRoute('Verify.View', () => import('./certificate-tracker.list-screen.tsx'), 'TrackerListScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'verify/details/$id',
    beforeLoad: needs('Verify.View'),
    component: lazyRouteComponent(detailScreen, 'TrackedAuditScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'verify/details/$id/change-log',
    beforeLoad: async () => {
      await whileOn('AuditFeature')();
      await needs('Verify.Changes')();
    },
    component: lazyRouteComponent(detailScreen, 'TrackedAuditChangesScreen'),
  }),
  // Records come into the tracker by their audits: no role may create or edit one here.
  createRoute({ getParentRoute: () => parent, path: 'verify/create', beforeLoad: needs('Verify.Generate') }),
  createRoute({ getParentRoute: () => parent, path: 'verify/edit/$id', beforeLoad: needs('Verify.Revise') }),
  createRoute({ getParentRoute: () => parent, path: 'verify/details/$id/edit', beforeLoad: needs('Verify.Revise') }),
];
