export {
  auditHead,
  auditQuery,
  closedHint,
  NoFormOfAudit,
  quietAuditCalls,
  siteLine,
} from './audit-record.parts.tsx';
export { type ScheduledAudit, ScheduledAuditRows } from './scheduled-audit.parts.tsx';
