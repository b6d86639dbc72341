import { featureOf, put } from '../../kernel/endpoint.ts';
import { auditId } from '../audit/audit.schema.ts';
import { auditLifeErrors } from '../audit-life/audit-life.errors.ts';
import { auditEditingErrors } from './audit-editing.errors.ts';
import { auditDetailsForm, editResult, reportEditForm } from './audit-editing.schema.ts';

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
