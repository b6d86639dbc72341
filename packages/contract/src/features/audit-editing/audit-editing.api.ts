import { featureOf, post, put } from '../../kernel/endpoint.ts';
import { auditId } from '../audit/audit.schema.ts';
import { auditLifeErrors } from '../audit-life/audit-life.errors.ts';
import { auditEditingErrors } from './audit-editing.errors.ts';
import { auditDetailsForm, editEffects, editResult, reportEditForm } from './audit-editing.schema.ts';

const audits = '/audit/api/Audit';

export const auditEditingApi = featureOf('AuditFeature', {
  editDetails: {
    ...put(`${audits}/details/:id`, 'Audit.Revise', 'Edit audit details'),
    params: auditId,
    body: auditDetailsForm,
    response: editResult,
    errors: [auditEditingErrors.lockedFields, auditLifeErrors.closed],
    versioned: true,
    ifMatch: true,
  },
  effectsOfDetails: {
    ...post(`${audits}/details/:id/effects`, 'Audit.Revise', 'Tell what editing audit details would change'),
    params: auditId,
    body: auditDetailsForm,
    response: editEffects,
    errors: [auditEditingErrors.lockedFields, auditLifeErrors.closed],
    ifMatch: true,
    transaction: 'undone',
  },
  effectsOfReport: {
    ...post(`${audits}/:id/Report/effects`, 'Audit.Revise', "Tell what editing an audit's report would change"),
    params: auditId,
    body: reportEditForm,
    response: editEffects,
    errors: [auditLifeErrors.closed],
    ifMatch: true,
    transaction: 'undone',
  },
  editReport: {
    ...put(`${audits}/:id/Report`, 'Audit.Revise', "Edit an audit's report"),
    params: auditId,
    body: reportEditForm,
    response: editResult,
    errors: [auditLifeErrors.closed],
    versioned: true,
    ifMatch: true,
  },
});
