export { asChecked, doubtsAboutReport } from './auditor-doubts.queries.ts';
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
export { askAboutClosing, askAboutEnding, formerInSight } from './questions.queries.ts';
export { describeStanding, settleReport } from './settle-report.commands.ts';
export {
  type Approval,
  isOnHold,
  judgeApproval,
  type SubmittingBody,
  submittingBody,
  whyProhibited,
  whyUnchangeable,
} from './submitting-body.queries.ts';
