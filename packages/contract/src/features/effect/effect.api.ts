import { feature, featureOf } from '../../kernel/endpoint.ts';
import { auditId } from '../audit/audit.schema.ts';
import { auditLifeErrors } from '../audit-life/audit-life.errors.ts';
import { companyId } from '../company/company.schema.ts';
import { siteId } from '../site/site.schema.ts';
import { userId } from '../user/user.schema.ts';
import {
  archivingOfAudit,
  archivingOfCompany,
  archivingOfSite,
  deactivationOfUser,
  validationOfAudit,
} from './effect.schema.ts';

const audits = '/audit/api/Audit';

/** What a command would change for others, told to whoever may give it. */
export const effectApi = feature({
  ...featureOf('AuditFeature', {
    archivingOfAudit: {
      method: 'GET',
      path: `${audits}/:id/archive/effects`,
      permission: 'Audit.Persist',
      summary: 'Tell what archiving an audit would change',
      params: auditId,
      response: archivingOfAudit,
    },
    validationOfAudit: {
      method: 'GET',
      path: `${audits}/:id/validate/effects`,
      permission: 'Audit.Verify',
      summary: 'Tell what validating an audit would change',
      params: auditId,
      response: validationOfAudit,
      errors: [auditLifeErrors.notHolding, auditLifeErrors.notApproved],
    },
  }),
  archivingOfSite: {
    method: 'GET',
    path: '/companydirectory/api/Sites/:id/archive/effects',
    permission: 'Site.Persist',
    summary: 'Tell what archiving a site would change',
    params: siteId,
    response: archivingOfSite,
  },
  archivingOfCompany: {
    method: 'GET',
    path: '/companydirectory/api/Companies/:id/archive/effects',
    permission: 'Company.Persist',
    summary: 'Tell what archiving a company would change',
    params: companyId,
    response: archivingOfCompany,
  },
  deactivationOfUser: {
    method: 'GET',
    path: '/user/api/User/:id/deactivate/effects',
    permission: 'User.Initialize',
    summary: 'Tell what deactivating a user would change',
    params: userId,
    response: deactivationOfUser,
  },
});
