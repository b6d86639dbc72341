import { z } from 'zod';
import { featureOf, get } from '../../kernel/endpoint.ts';
import { currentTemplate, standardId, workbookFor } from './blank-workbook.schema.ts';

const templates = '/audit/api/Audit/templates';

export const blankWorkbookApi = featureOf('AuditFeature', {
  listTemplates: {
    ...get(templates, 'Audit.View', 'List the standards with their current report template'),
    response: z.array(currentTemplate),
  },
  workbook: {
    ...get(`${templates}/:standardId/workbook`, 'Audit.View', 'Download the blank workbook of a standard'),
    params: standardId,
    query: workbookFor,
    response: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
});
