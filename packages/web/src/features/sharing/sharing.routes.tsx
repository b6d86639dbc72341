import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { whileOn } from '../../kernel/flags.ts';
import { type Needed, needs } from '../../kernel/permissions.ts';

const screen = () => import('./sharing.detail-screen.tsx');

const toShare: Record<string, Needed> = {
  company: ['Company.Share', 'Company.Unshare'],
  site: ['Site.Share', 'Site.Unshare'],
  audit: ['Audit.Share', 'Audit.Unshare'],
  verify: ['Verify.Share', 'Verify.Unshare'],
};

/** The screen itself says when there is no such record. */
const guard = async ({ params }: { params: { type?: string } }): Promise<void> => {
  if (params.type === 'audit' || params.type === 'verify') await whileOn('AuditFeature')();
  const needed = toShare[params.type ?? ''];
  if (needed) await needs(needed)();
};

/**
 * The address begins with the type of the record: `company`, `site` or `audit`, or `verify` for an audit in the
 * Certificate Tracker.
 */
export const sharingRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: '$type/details/$id/share',
    beforeLoad: guard,
    component: lazyRouteComponent(screen, 'ShareScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '$type/details/$id/share/verify-settings',
    beforeLoad: guard,
    component: lazyRouteComponent(screen, 'VerifySettingsScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '$type/details/$id/verify-settings',
    beforeLoad: guard,
    component: lazyRouteComponent(screen, 'VerifySettingsScreen'),
  }),
];
