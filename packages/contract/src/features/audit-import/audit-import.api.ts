import { featureOf, post } from '../../kernel/endpoint.ts';
import { maxWorkbookBytes } from '../../kernel/fields.ts';
import { importForm, importResult, importWithoutPlace } from './audit-import.schema.ts';

export const auditImportApi = featureOf('AuditFeature', {
  importReport: {
    ...post('/audit/api/Audit/ImportReport', ['Audit.Generate', 'Audit.Revise'], 'Upload report'),
    upload: { field: 'file', maxBytes: maxWorkbookBytes, withoutPlace: importWithoutPlace },
    body: importForm,
    response: importResult,
    transaction: 'handler',
  },
});
