import type { FastifyInstance } from 'fastify';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { auditImportRoutes } from '../features/audit-import/audit-import.routes.ts';
import { auditLifeRoutes } from '../features/audit-life/audit-life.routes.ts';
import { blankWorkbookRoutes } from '../features/blank-workbook/blank-workbook.routes.ts';
import { certificateRoutes } from '../features/certificate/certificate.routes.ts';
import { certificationBodyRoutes } from '../features/certification-body/certification-body.routes.ts';
import { companyRoutes } from '../features/company/company.routes.ts';
import { deploymentRoutes } from '../features/deployment/deployment.routes.ts';
import { featureFlagRoutes } from '../features/feature-flag/feature-flag.routes.ts';
import { identityRoutes } from '../features/identity/identity.routes.ts';
import { lookupRoutes } from '../features/lookup/lookup.routes.ts';
import { publicDirectoryRoutes } from '../features/public-directory/public-directory.routes.ts';
import { recallRoutes } from '../features/recall/recall.routes.ts';
import { sharingRoutes } from '../features/sharing/sharing.routes.ts';
import { siteRoutes } from '../features/site/site.routes.ts';
import { userRoutes } from '../features/user/user.routes.ts';
import type { Kernel } from '../kernel/http/kernel.ts';

/** Every feature's endpoints. */
export const bindFeatures = (app: FastifyInstance, kernel: Kernel): void => {
  auditRoutes(app, kernel);
  auditImportRoutes(app, kernel);
  auditLifeRoutes(app, kernel);
  blankWorkbookRoutes(app, kernel);
  certificateRoutes(app, kernel);
  certificationBodyRoutes(app, kernel);
  companyRoutes(app, kernel);
  deploymentRoutes(app, kernel);
  featureFlagRoutes(app, kernel);
  identityRoutes(app, kernel);
  lookupRoutes(app, kernel);
  publicDirectoryRoutes(app, kernel);
  recallRoutes(app, kernel);
  sharingRoutes(app, kernel);
  siteRoutes(app, kernel);
  userRoutes(app, kernel);
};
