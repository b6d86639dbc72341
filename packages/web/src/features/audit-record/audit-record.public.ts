export {
  AuditFormUnavailable,
  auditChangesAction,
  auditHead,
  auditName,
  auditQuery,
  closedHint,
  quietAuditCalls,
} from './audit-record.parts.tsx';
export { AuditsOfAuditor } from './audits-of-auditor.parts.tsx';
export {
  heldMilestone,
  isOverdue,
  plannedMilestone,
  ScheduledAuditRows,
  scheduledAfter,
} from './scheduled-audit.parts.tsx';
