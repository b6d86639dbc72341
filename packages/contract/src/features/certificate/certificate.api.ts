import { z } from 'zod';
import { featureOf, get } from '../../kernel/endpoint.ts';
import { selectedIds } from '../../kernel/list-query.ts';
import { auditId } from '../audit/audit.schema.ts';
import { certificateErrors } from './certificate.errors.ts';

export const certificateApi = featureOf('AuditFeature', {
  download: {
    ...get('/audit/api/Audit/:id/downloadCertificate', 'Audit.View', 'Download certificate'),
    params: auditId,
    response: { file: ['application/pdf'] },
    errors: [certificateErrors.unavailable],
  },
  /** One PDF for each of these audits that has a certificate, and a list that says why the others have none. */
  downloadSeveral: {
    ...get('/audit/api/Audit/Certificates', 'Audit.View', 'Download the certificates of several audits'),
    query: z.strictObject({ ids: selectedIds() }),
    response: { file: ['application/zip'] },
    errors: [certificateErrors.unavailable],
  },
  downloadLogos: {
    ...get('/audit/api/Audit/:id/downloadLogos', 'Audit.View', 'Download logos'),
    params: auditId,
    response: { file: ['application/zip'] },
    errors: [certificateErrors.logosExcluded, certificateErrors.logosUnavailable],
  },
});
