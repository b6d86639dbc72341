export { alertOfDepartures } from './departure.emails.ts';
export {
  auditOfId,
  type ExistingAudit,
  lockAudit,
  lockAuditOfFile,
  lockAuditOfVisit,
} from './existing-audit.queries.ts';
export { type Owner, ownerNamed } from './owner.queries.ts';
export { isByOwner, type Prospect, prospectOf, wouldBePublished } from './prospect.queries.ts';
export { closingOf, endingOf, formerInSight } from './questions.queries.ts';
export { newsOf, settleReport } from './settle-report.commands.ts';
export {
  type Approval,
  isOnHold,
  judgeApproval,
  type SubmittingBody,
  submittingBody,
  whyKept,
  whyProhibited,
} from './submitting-body.queries.ts';
