import { z } from 'zod';
import { get } from '../../kernel/endpoint.ts';
import { listOf, workbookOf } from '../../kernel/list-query.ts';
import { certificateTrackerErrors } from './certificate-tracker.errors.ts';
import { trackerList } from './certificate-tracker.list.ts';
import { trackerRow } from './certificate-tracker.schema.ts';

export const certificateTrackerApi = {
  list: {
    ...get('/verify/api/Verify', 'Verify.View', 'Search the Certificate Tracker'),
    ...listOf(trackerList, trackerRow),
    errors: [certificateTrackerErrors.upgradeNeeded],
  },
  exportList: {
    ...get(
      '/report/api/Report/GetExportVerifyReportXls/:favouritesOnly',
      'Verify.View',
      'Export the Certificate Tracker: the favourites alone, or all that the filters find',
    ),
    params: z.object({ favouritesOnly: z.enum(['true', 'false']) }),
    ...workbookOf(trackerList),
    errors: [certificateTrackerErrors.upgradeNeeded],
  },
};
