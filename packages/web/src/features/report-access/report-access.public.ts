export { RequestLink, RequestMark, requestActions, requestRowAction } from './report-access.parts.tsx';
export { ReportRequests, useRequestsOfSite } from './report-requests.parts.tsx';
