export { RequestLink, RequestMark, useRequestAction } from './report-access.parts.tsx';
export { RequestsOfAudit, RequestsOfSite, useRequestsOfSite } from './report-requests.parts.tsx';
