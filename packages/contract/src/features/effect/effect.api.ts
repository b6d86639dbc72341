import { feature, featureOf, get } from '../../kernel/endpoint.ts';
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

/** What a command would change for others, for callers who may run it. */
export const effectApi = feature({
  ...featureOf('AuditFeature', {
    archivingOfAudit: {
      ...get(`${audits}/:id/archive/effects`, 'Audit.Persist', 'Tell what archiving an audit would change'),
      params: auditId,
      response: archivingOfAudit,
    },
    validationOfAudit: {
      ...get(`${audits}/:id/validate/effects`, 'Audit.Verify', 'Tell what validating an audit would change'),
      params: auditId,
      response: validationOfAudit,
      errors: [auditLifeErrors.notHolding, auditLifeErrors.awaitsDecision, auditLifeErrors.notApproved],
    },
  }),
  archivingOfSite: {
    ...get(
      '/companydirectory/api/Sites/:id/archive/effects',
      'Site.Persist',
      'Tell what archiving a site would change',
    ),
    params: siteId,
    response: archivingOfSite,
  },
  archivingOfCompany: {
    ...get(
      '/companydirectory/api/Companies/:id/archive/effects',
      'Company.Persist',
      'Tell what archiving a company would change',
    ),
    params: companyId,
    response: archivingOfCompany,
  },
  deactivationOfUser: {
    ...get('/user/api/User/:id/deactivate/effects', 'User.Initialize', 'Tell what deactivating a user would change'),
    params: userId,
    response: deactivationOfUser,
  },
});
