export { RequestLink, RequestMark, useRequestAction } from './report-access.parts.tsx';
export {
  RequestLine,
  RequestsOfAudit,
  RequestsOfSite,
  readRequestsOfAudit,
  useRequestsOfSite,
} from './report-requests.parts.tsx';
