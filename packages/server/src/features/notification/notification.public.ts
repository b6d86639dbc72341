export { hasUnreadAlert, latestUnread } from './alert.queries.ts';
export {
  alertOfActivation,
  alertOfAudit,
  alertOfAuditor,
  alertOfExport,
  alertOfLoss,
  alertOfNewReport,
  alertOfRequest,
  alertOfShare,
} from './alerts.commands.ts';
export { notifyRecipientsJob } from './notify-recipients.jobs.ts';
export { raiseAlerts, undoSeconds } from './raise-alert.commands.ts';
export {
  type Addressed,
  type Audience,
  concerned,
  countRecipients,
  hasRecipients,
} from './recipients.queries.ts';
export { hasChosenAlerts } from './subscription.queries.ts';
