export { doubtsAboutAuditor } from './auditor-check.queries.ts';
export { auditorInSight, isOfAuditor } from './auditor-number.scope.ts';
export { auditorsInSight, isArchived, linked, seeAuditor } from './auditor-reach.scope.ts';
