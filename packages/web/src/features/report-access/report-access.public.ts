export { RequestLink, RequestMark, useRequestAction } from './report-access.parts.tsx';
export {
  RequestLine,
  RequestsOfAudit,
  RequestsOfSite,
  requestsOfAuditQuery,
  useRequestsOfSite,
} from './report-requests.parts.tsx';
