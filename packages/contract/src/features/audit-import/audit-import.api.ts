import { featureOf } from '../../kernel/endpoint.ts';
import { largestWorkbook } from '../../kernel/fields.ts';
import { importForm, importResult, importWithoutPlace } from './audit-import.schema.ts';

export const auditImportApi = featureOf('AuditFeature', {
  importReport: {
    method: 'POST',
    path: '/audit/api/Audit/ImportReport',
    permission: ['Audit.Generate', 'Audit.Revise'],
    summary: 'Upload report',
    upload: { field: 'file', maxBytes: largestWorkbook, withoutPlace: importWithoutPlace },
    body: importForm,
    response: importResult,
    transaction: 'handler',
  },
});
