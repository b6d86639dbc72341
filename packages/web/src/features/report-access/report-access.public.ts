export { RequestLink, RequestMark, requestActions, requestRowAction } from './report-access.parts.tsx';
export { RequestsOfAudit, RequestsOfSite, useRequestsOfSite } from './report-requests.parts.tsx';
