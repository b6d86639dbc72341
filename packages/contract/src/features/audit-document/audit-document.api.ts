import { z } from 'zod';
import { featureOf } from '../../kernel/endpoint.ts';
import { fileErrors, kernelErrors } from '../../kernel/errors.ts';
import { auditErrors } from '../audit/audit.errors.ts';
import { auditId } from '../audit/audit.schema.ts';
import { auditLifeErrors } from '../audit-life/audit-life.errors.ts';
import { auditDocumentErrors } from './audit-document.errors.ts';
import { documentFormats, largestDocument } from './audit-document.parts.ts';
import { attachment, documentForm, documentId, documentLink } from './audit-document.schema.ts';

const audits = '/audit/api/Audit';

export const auditDocumentApi = featureOf('AuditFeature', {
  list: {
    method: 'GET',
    path: `${audits}/:id/attachments`,
    permission: 'Audit.View',
    summary: "List an audit's documents",
    params: auditId,
    response: z.array(attachment),
    errors: [auditErrors.proNeeded],
  },
  upload: {
    method: 'POST',
    path: `${audits}/UploadDocument`,
    permission: ['Audit.Generate', 'Audit.Revise'],
    summary: 'Upload document',
    upload: { field: 'file', maxBytes: largestDocument },
    body: documentForm,
    response: attachment,
    errors: [
      kernelErrors.tooLarge,
      auditLifeErrors.closed,
      ...Object.values(fileErrors),
      ...Object.values(auditDocumentErrors),
    ],
    transaction: 'handler',
  },
  download: {
    method: 'GET',
    path: `${audits}/DownloadDocument`,
    permission: 'Audit.View',
    summary: "Download an audit's document",
    query: documentLink,
    response: { file: Object.values(documentFormats).map(({ mediaType }) => mediaType) },
    errors: [auditErrors.proNeeded],
  },
  remove: {
    method: 'DELETE',
    path: `${audits}/Document/:id`,
    permission: 'Audit.Remove',
    summary: 'Remove document',
    params: documentId,
    response: documentId,
    errors: [auditLifeErrors.closed],
  },
});
