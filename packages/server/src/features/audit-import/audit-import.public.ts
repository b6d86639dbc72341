export { type Approval, judgeApproval } from './approval.queries.ts';
export { alertOfDepartures } from './departure.emails.ts';
export { auditOfId, lockAuditOfVisit } from './import-target.queries.ts';
export { isOnHold, type SubmittingBody, whyKept, whyProhibited } from './submissions.rules.ts';
export { type Owner, ownerNamed } from './target-of-report.queries.ts';
