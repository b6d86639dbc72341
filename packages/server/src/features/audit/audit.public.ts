export { readAudit } from './audit.queries.ts';
export {
  archiveAudit,
  editAudit,
  isCertificated,
  isShownByShares,
  reviseAudit,
  seeAudit,
  shareAudit,
  shownStatus,
  validateAudit,
} from './audit.scope.ts';
export {
  joinAnswers,
  type KeyAnswers,
  keyColumns,
  type PlainKey,
  splitAnswers,
  textOf,
} from './key-answers.rules.ts';
