import { z } from 'zod';
import { feature, get, post, remove } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { anyReportQuery, reportUrl } from '../reports/reports.schema.ts';
import { keptExportErrors } from './kept-export.errors.ts';
import { keptExport, keptExportId } from './kept-export.schema.ts';

const exports = '/report/api/Export';

export const keptExportApi = feature({
  list: {
    ...get(exports, 'Reports.View', "List the caller's exports that are in progress or kept"),
    response: z.array(keptExport),
  },
  start: {
    ...post(`${exports}/:reportUrl`, 'Reports.View', 'Export a report to fetch its file later'),
    params: reportUrl,
    query: anyReportQuery,
    response: keptExport,
    errors: [kernelErrors.exportPrevented, keptExportErrors.limitReached],
  },
  file: {
    ...get(`${exports}/:id/file`, 'Reports.View', 'Fetch the file of an export'),
    params: keptExportId,
    response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
    errors: [kernelErrors.exportPrevented],
  },
  remove: {
    ...remove(`${exports}/:id`, 'Reports.View', 'Cancel or remove an export'),
    params: keptExportId,
    response: keptExportId,
  },
});
