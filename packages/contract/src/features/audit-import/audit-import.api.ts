import { feature } from '../../kernel/endpoint.ts';
import { importForm, importResult, importWithoutPlace, largestReport } from './audit-import.schema.ts';

export const auditImportApi = feature({
  importReport: {
    method: 'POST',
    path: '/audit/api/Audit/ImportReport',
    permission: ['Audit.Generate', 'Audit.Revise'],
    summary: 'Upload report',
    upload: { field: 'file', maxBytes: largestReport, withoutPlace: importWithoutPlace },
    body: importForm,
    response: importResult,
    transaction: 'handler',
  },
});
