import { feature, featureOf, get, post } from '../../kernel/endpoint.ts';
import { certificateTrackerErrors } from '../certificate-tracker/certificate-tracker.errors.ts';
import { reportAccessErrors } from './report-access.errors.ts';
import { reportAccess, reportRequests, requestedRecord } from './report-access.schema.ts';

export const reportAccessApi = feature({
  request: {
    ...post('/verify/api/Verify/notifyAuditOwnerRequestReportAccess/:id', 'Verify.View', 'Request report access'),
    params: requestedRecord,
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

/** For readers who may share audits: only they can answer a request. */
export const reportRequestsApi = featureOf('AuditFeature', {
  listOfSite: {
    ...get(
      '/companydirectory/api/Sites/reportRequests/:id',
      'Audit.Share',
      'List the requests for reports of a site that wait for you',
    ),
    params: requestedRecord,
    response: reportRequests,
  },
  listOfAudit: {
    ...get(
      '/audit/api/Audit/reportRequests/:id',
      'Audit.Share',
      'List the requests for the report of an audit that wait for you',
    ),
    params: requestedRecord,
    response: reportRequests,
  },
});
