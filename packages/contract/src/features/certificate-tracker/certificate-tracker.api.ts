import { z } from 'zod';
import { get } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';
import { listOf, suggestionsOf, workbookOf } from '../../kernel/list-query.ts';
import { auditId } from '../audit/audit.schema.ts';
import { certificateErrors } from '../certificate/certificate.errors.ts';
import { sharedAuditResult } from '../sharing/sharing.schema.ts';
import { certificateTrackerErrors } from './certificate-tracker.errors.ts';
import { trackerList } from './certificate-tracker.list.ts';
import { trackerRow } from './certificate-tracker.schema.ts';
import { trackedAudit } from './tracked-audit.schema.ts';

const verify = '/verify/api/Verify';

export const certificateTrackerApi = {
  list: {
    ...get(verify, 'Verify.View', 'Search the Certificate Tracker'),
    ...listOf(trackerList, trackerRow),
    errors: [certificateTrackerErrors.upgradeNeeded],
  },
  suggestNames: {
    ...get(`${verify}/suggestions`, 'Verify.View', 'Suggest names for a search of the Certificate Tracker'),
    ...suggestionsOf(trackerList),
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
  certificationStatuses: {
    ...get(
      `${verify}/CertificationStatus`,
      'Verify.View',
      'List the certification statuses of the Certificate Tracker',
    ),
    response: z.array(named),
  },
  read: {
    ...get(`${verify}/:id/details`, 'Verify.View', 'Read what the Certificate Tracker shows of an audit'),
    params: auditId,
    response: trackedAudit,
  },
  readResult: {
    ...get(
      `${verify}/GetSharedAuditResult/:id`,
      'Verify.View',
      'Tell whether an audit in the Certificate Tracker is shared with the caller',
    ),
    params: auditId,
    response: sharedAuditResult,
  },
  downloadCertificate: {
    ...get(
      `${verify}/:id/downloadCertificate`,
      'Verify.View',
      'Download the certificate of an audit in the Certificate Tracker',
    ),
    params: auditId,
    response: { file: ['application/pdf'] },
    errors: [certificateErrors.unavailable, certificateTrackerErrors.upgradeNeeded],
  },
};
