export { categoriesAndModules, readAudit } from './audit.queries.ts';
export {
  atOwnSite,
  auditAccess,
  auditsInSight,
  byOwnCompany,
  isFollowed,
  isOpen,
  isSharedWith,
  ofRecord,
  owned,
  reachesAudit,
  seeAudit,
} from './audit.scope.ts';
export { auditHistoryOfSite } from './audit-history.queries.ts';
export { audits, columnsOfAudits, ownAudits } from './audit-list.queries.ts';
export {
  certificateHeldOn,
  hasCertificate,
  isCertificated,
  shownStatus,
  showsToday,
  sortedByStatus,
} from './certification-today.scope.ts';
export { isScheduledFor, isUpcoming, scheduledDay, scheduledModules, whyKept } from './next-audit/plan.scope.ts';
export { isPublished, mayBePublished, type PublicView, publicationOf } from './publication.scope.ts';
export { type ReportToEdit, readReport, reportToEdit } from './report/report.queries.ts';
export { isAnswered, isPending, isShareable, wasAnsweredSince } from './report-request.scope.ts';
export { isSharedByReader } from './shared-by-reader.scope.ts';
export { sharingPermission, siteSharingOption } from './sharing-permission.queries.ts';
export {
  atUnseenSites,
  cityColumn,
  countryColumn,
  siteColumn,
  unsaidInReport,
} from './site-known.scope.ts';
