import { feature, post } from '../../kernel/endpoint.ts';
import { certificateTrackerErrors } from '../certificate-tracker/certificate-tracker.errors.ts';
import { reportAccessErrors } from './report-access.errors.ts';
import { reportAccess, requestedAudit } from './report-access.schema.ts';

export const reportAccessApi = feature({
  request: {
    ...post('/verify/api/Verify/notifyAuditOwnerRequestReportAccess/:id', 'Verify.View', 'Request report access'),
    params: requestedAudit,
    response: reportAccess,
    errors: [
      certificateTrackerErrors.upgradeNeeded,
      reportAccessErrors.notOffered,
      reportAccessErrors.inFull,
      reportAccessErrors.pending,
      reportAccessErrors.tooMany,
    ],
  },
});
