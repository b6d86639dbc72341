import { createRoute } from '@tanstack/react-router';
import { LookupSources } from '../blocks/lookups.tsx';
import { auditRoutes } from '../features/audit/audit.routes.tsx';
import { auditDocumentRoutes } from '../features/audit-document/audit-document.routes.tsx';
import { auditImportRoutes } from '../features/audit-import/audit-import.routes.tsx';
import { auditScheduleLookups } from '../features/audit-schedule/audit-schedule.public.ts';
import { auditScheduleRoutes } from '../features/audit-schedule/audit-schedule.routes.tsx';
import {
  accreditationBodyLookup,
  certificationBodyLookup,
  ownCertificationBodyLookup,
} from '../features/certification-body/certification-body.public.ts';
import { certificationBodyRoutes } from '../features/certification-body/certification-body.routes.tsx';
import { companyLookup, sharedCompanyLookup } from '../features/company/company.public.ts';
import { companyRoutes } from '../features/company/company.routes.tsx';
import { shippedLookups } from '../features/lookup/lookup.public.ts';
import { recallLookups } from '../features/recall/recall.public.ts';
import { recallRoutes } from '../features/recall/recall.routes.tsx';
import { sharingRoutes } from '../features/sharing/sharing.routes.tsx';
import { siteLookup } from '../features/site/site.public.ts';
import { siteRoutes } from '../features/site/site.routes.tsx';
import { userRoutes } from '../features/user/user.routes.tsx';
import { whileOn } from '../kernel/flags.ts';
import { requireSession } from '../kernel/sign-in.ts';
import { Landing } from './landing.tsx';
import { PrivateFailure } from './private-failure.tsx';
import { PrivateNotFound } from './private-not-found.tsx';
import { createAppRouter, createRoot, privateArea, type RouteFactory } from './routes.tsx';
import { Shell } from './shell.tsx';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';

/** The pages of audits, which the deployment has or has not. */
const auditFactories: readonly RouteFactory[] = [
  auditRoutes,
  auditDocumentRoutes,
  auditImportRoutes,
  auditScheduleRoutes,
];

const privateFactories: readonly RouteFactory[] = [
  certificationBodyRoutes,
  companyRoutes,
  recallRoutes,
  sharingRoutes,
  siteRoutes,
  userRoutes,
];

const lookups = {
  ...shippedLookups,
  ...recallLookups,
  ...auditScheduleLookups,
  company: companyLookup,
  site: siteLookup,
  sharedCompany: sharedCompanyLookup,
  accreditationBody: accreditationBodyLookup,
  certificationBody: certificationBodyLookup,
  ownCertificationBody: ownCertificationBodyLookup,
};

const PrivateArea = () => (
  <LookupSources sources={lookups}>
    <Shell />
  </LookupSources>
);

/** The private pages within their shell. Every other address leaves for the public tree. */
const privateTree = () => {
  const root = createRoot();
  const shell = createRoute({
    getParentRoute: () => root,
    path: privateArea,
    beforeLoad: requireSession,
    component: PrivateArea,
  });
  const audits = createRoute({ getParentRoute: () => shell, id: 'audits', beforeLoad: whileOn('AuditFeature') });
  audits.addChildren(auditFactories.flatMap((factory) => factory(audits)));
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      window.location.assign(location.href);
    },
  });
  // Without this an unknown private address would match `elsewhere` and load itself anew for ever.
  const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: PrivateNotFound });
  const landing = createRoute({ getParentRoute: () => shell, path: '/', component: Landing });
  shell.addChildren([landing, audits, ...privateFactories.flatMap((factory) => factory(shell)), unknown]);
  return root.addChildren([shell, elsewhere]);
};

export const createPrivateRouter = () => createAppRouter(privateTree(), PrivateFailure);
