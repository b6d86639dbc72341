export { auditors } from './auditor.queries.ts';
export { seeQualification } from './auditor.scope.ts';
