import { featureOf, get } from '../../kernel/endpoint.ts';
import { auditId } from '../audit/audit.schema.ts';
import { certificateErrors } from './certificate.errors.ts';

export const certificateApi = featureOf('AuditFeature', {
  download: {
    ...get('/audit/api/Audit/:id/downloadCertificate', 'Audit.View', 'Download certificate'),
    params: auditId,
    response: { file: ['application/pdf'] },
    errors: [certificateErrors.unavailable],
  },
  downloadLogos: {
    ...get('/audit/api/Audit/:id/downloadLogos', 'Audit.View', 'Download logos'),
    params: auditId,
    response: { file: ['application/zip'] },
    errors: [certificateErrors.logosExcluded, certificateErrors.logosUnavailable],
  },
});
