export { readAudit } from './audit.queries.ts';
export {
  ableToGiveReauditStatus,
  addDocument,
  archiveAudit,
  atOwnSite,
  byOwnCompany,
  editAudit,
  giveReauditStatus,
  isFollowed,
  isOpen,
  isSharedWith,
  ofRecord,
  reviseAudit,
  scheduleNext,
  seeAudit,
  shareAudit,
  showAudit,
  uploadReport,
  validateAudit,
} from './audit.scope.ts';
export { auditHistoryOfSite } from './audit-history.queries.ts';
export { hasCertificate, isCertificated, shownStatus } from './certification-today.scope.ts';
export { isScheduledFor, isUpcoming, scheduledDay, scheduledModules } from './next-audit/next-audit.scope.ts';
export { type ReportToEdit, readReport, reportToEdit } from './report/report.queries.ts';
export { sharingPermission, siteSharingOption } from './sharing-permission.queries.ts';
