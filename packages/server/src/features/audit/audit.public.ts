export { readAudit } from './audit.queries.ts';
export {
  addDocument,
  archiveAudit,
  atOwnSite,
  byOwnCompany,
  editAudit,
  isCertificated,
  isOpen,
  isShownByShares,
  ofRecord,
  reviseAudit,
  seeAudit,
  shareAudit,
  showAudit,
  shownStatus,
  validateAudit,
} from './audit.scope.ts';
export { type ReportToEdit, readReport, reportToEdit } from './audit-report.queries.ts';
export { keyValues, linkExtent } from './key-answers.commands.ts';
export {
  joinAnswers,
  type KeyAnswers,
  splitAnswers,
  textOf,
} from './key-answers.rules.ts';
