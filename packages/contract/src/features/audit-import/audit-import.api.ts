import { featureOf, post } from '../../kernel/endpoint.ts';
import { fileErrors } from '../../kernel/errors.ts';
import { maxWorkbookBytes } from '../../kernel/fields.ts';
import { auditImportErrors } from './audit-import.errors.ts';
import { importForm, importResult, importWithoutPlace } from './audit-import.schema.ts';

export const auditImportApi = featureOf('AuditFeature', {
  importReport: {
    ...post('/audit/api/Audit/ImportReport', ['Audit.Generate', 'Audit.Revise'], 'Upload report'),
    upload: { field: 'file', maxBytes: maxWorkbookBytes, withoutPlace: importWithoutPlace },
    body: importForm,
    response: importResult,
    transaction: 'handler',
  },
  markReport: {
    ...post(
      '/audit/api/Audit/MarkReport',
      ['Audit.Generate', 'Audit.Revise'],
      'Mark what is wrong in a report, without storing it',
    ),
    upload: { field: 'file', maxBytes: maxWorkbookBytes },
    body: importForm,
    response: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
    errors: [...Object.values(auditImportErrors), fileErrors.infected, fileErrors.unscannable, fileErrors.unavailable],
    transaction: 'handler',
  },
});
