export { editAudit, isCertificated, seeAudit, shareAudit, shownStatus } from './audit.scope.ts';
export {
  joinAnswers,
  type KeyAnswers,
  keyColumns,
  type PlainKey,
  splitAnswers,
  textOf,
} from './key-answers.rules.ts';
