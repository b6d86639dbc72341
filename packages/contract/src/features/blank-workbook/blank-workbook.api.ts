import { z } from 'zod';
import { featureOf } from '../../kernel/endpoint.ts';
import { currentTemplate, standardId, workbookFor } from './blank-workbook.schema.ts';

const templates = '/audit/api/Audit/templates';

export const blankWorkbookApi = featureOf('AuditFeature', {
  listTemplates: {
    method: 'GET',
    path: templates,
    permission: 'Audit.View',
    summary: 'List the standards with their current report template',
    response: z.array(currentTemplate),
  },
  workbook: {
    method: 'GET',
    path: `${templates}/:standardId/workbook`,
    permission: 'Audit.View',
    summary: 'Download the blank workbook of a standard',
    params: standardId,
    query: workbookFor,
    response: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
});
