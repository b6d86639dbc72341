export { doubtsAboutAuditor } from './auditor-check.queries.ts';
export { auditorInSight, isOfAuditor } from './auditor-number.scope.ts';
export {
  auditorsInSight,
  isArchived,
  keptInSight,
  linked,
  listedAsLinked,
  type ReaderOfAuditor,
  seeAuditor,
} from './auditor-reach.scope.ts';
