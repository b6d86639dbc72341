import { featureOf } from '../../kernel/endpoint.ts';
import { auditId } from '../audit/audit.schema.ts';
import { certificateErrors } from './certificate.errors.ts';

export const certificateApi = featureOf('AuditFeature', {
  download: {
    method: 'GET',
    path: '/audit/api/Audit/:id/downloadCertificate',
    permission: 'Audit.View',
    summary: 'Download certificate',
    params: auditId,
    response: { file: ['application/pdf'] },
    errors: [certificateErrors.unavailable],
  },
  downloadLogos: {
    method: 'GET',
    path: '/audit/api/Audit/:id/downloadLogos',
    permission: 'Audit.View',
    summary: 'Download logos',
    params: auditId,
    response: { file: ['application/zip'] },
    errors: [certificateErrors.logosExcluded, certificateErrors.logosUnavailable],
  },
});
