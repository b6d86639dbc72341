import { z } from 'zod';
import { featureOf, get, post, remove } from '../../kernel/endpoint.ts';
import { fileErrors, kernelErrors } from '../../kernel/errors.ts';
import { auditErrors } from '../audit/audit.errors.ts';
import { auditId } from '../audit/audit.schema.ts';
import { auditLifeErrors } from '../audit-life/audit-life.errors.ts';
import { auditDocumentErrors } from './audit-document.errors.ts';
import { documentFormats, maxDocumentBytes } from './audit-document.parts.ts';
import { attachment, documentForm, documentId, documentLink } from './audit-document.schema.ts';

const audits = '/audit/api/Audit';

export const auditDocumentApi = featureOf('AuditFeature', {
  list: {
    ...get(`${audits}/:id/attachments`, 'Audit.View', "List an audit's documents"),
    params: auditId,
    response: z.array(attachment),
    errors: [auditErrors.proNeeded],
  },
  upload: {
    ...post(`${audits}/UploadDocument`, ['Audit.Generate', 'Audit.Revise'], 'Upload document'),
    upload: { field: 'file', maxBytes: maxDocumentBytes },
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
    ...get(`${audits}/DownloadDocument`, 'Audit.View', "Download an audit's document"),
    query: documentLink,
    response: { file: Object.values(documentFormats).map(({ mediaType }) => mediaType) },
    errors: [auditErrors.proNeeded],
  },
  remove: {
    ...remove(`${audits}/Document/:id`, 'Audit.Remove', 'Remove document'),
    params: documentId,
    response: documentId,
    errors: [auditLifeErrors.closed],
  },
});
