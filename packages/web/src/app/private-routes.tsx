import { useQuery } from '@tanstack/react-query';
import { type AnyRoute, createRoute, Navigate } from '@tanstack/react-router';
import { analyticsPath } from '../blocks/addresses.ts';
import { RecordLoader } from '../blocks/details/details-screen.tsx';
import { LookupSources } from '../blocks/lookups.tsx';
import { acceptedTermsQuery, TermsGate } from '../features/terms/terms.public.ts';
import { whileOn } from '../kernel/flags.ts';
import { permissionsQuery } from '../kernel/permissions.ts';
import { queryClient } from '../kernel/queries.ts';
import { requireSession } from '../kernel/sign-in.ts';
import { rememberWayBack } from '../kernel/way-back.ts';
import { Brand } from './brand.tsx';
import { Landing } from './landing.tsx';
import { useOpenEntries } from './menu.ts';
import { PrivateAreaFailure, PrivateFailure, PrivateNotFound } from './private-failure.tsx';
import { menu, privateFeatures } from './private-features.ts';
import { createAppRouter, createRoot, privateArea } from './routes.tsx';
import { Shell } from './shell.tsx';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';

const lookups = Object.fromEntries(privateFeatures.flatMap((feature) => Object.entries(feature.lookups ?? {})));

const routesBelow = (parent: AnyRoute, features: typeof privateFeatures) =>
  features.flatMap(({ routes }) => routes?.(parent) ?? []);

const PrivateArea = () => (
  <TermsGate head={<Brand />}>
    <LookupSources sources={lookups}>
      <Shell />
    </LookupSources>
  </TermsGate>
);

/** The terms are asked for while the page's own code and permissions load. */
const openPrivateArea = async () => {
  await requireSession();
  void queryClient.prefetchQuery(acceptedTermsQuery);
};

const ToDashboards = () => {
  const hasDashboards = useOpenEntries(menu).some(({ to }) => to === analyticsPath);
  return <Navigate to={hasDashboards ? analyticsPath : privateArea} replace />;
};

/** Dashboards have this address as well; readers without them are led to their first page. */
const dashboardRoute = (shell: AnyRoute) =>
  createRoute({
    getParentRoute: () => shell,
    path: 'dashboard',
    component: () => <RecordLoader query={useQuery(permissionsQuery)}>{() => <ToDashboards />}</RecordLoader>,
  });

/** The private pages within their shell. Every other address leaves for the public tree. */
const privateTree = () => {
  const root = createRoot();
  const shell = createRoute({
    getParentRoute: () => root,
    path: privateArea,
    beforeLoad: openPrivateArea,
    component: PrivateArea,
    errorComponent: PrivateAreaFailure,
  });
  const audits = createRoute({ getParentRoute: () => shell, id: 'audits', beforeLoad: whileOn('AuditFeature') });
  audits.addChildren(
    routesBelow(
      audits,
      privateFeatures.filter(({ flag }) => flag),
    ),
  );
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      window.location.assign(location.href);
    },
  });
  // Without this, an unknown private address would match `elsewhere` and reload itself for ever.
  const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: PrivateNotFound });
  const landing = createRoute({ getParentRoute: () => shell, path: '/', component: Landing });
  shell.addChildren([
    landing,
    dashboardRoute(shell),
    audits,
    ...routesBelow(
      shell,
      privateFeatures.filter(({ flag }) => !flag),
    ),
    unknown,
  ]);
  return root.addChildren([shell, elsewhere]);
};

export const createPrivateRouter = () => {
  const router = createAppRouter(privateTree(), { failure: PrivateFailure });
  rememberWayBack(router);
  return router;
};
