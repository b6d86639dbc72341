import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NothingHere, whileOn } from '../../kernel/flags.ts';
import { needs, PermissionDenied } from '../../kernel/permissions.ts';

/** To all but the Admin there is nothing here, as while the feature is off. */
const forAdmin = async (): Promise<void> => {
  await whileOn('AnalyticsProofOfConcept')();
  await needs('Administration.Generate')().catch((error: unknown) => {
    throw error instanceof PermissionDenied ? new NothingHere() : error;
  });
};

export const analyticsProofOfConceptRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'analytics/poc',
    beforeLoad: forAdmin,
    component: lazyRouteComponent(
      () => import('./analytics-proof-of-concept.form-screen.tsx'),
      'AnalyticsProofOfConceptScreen',
    ),
  }),
];
