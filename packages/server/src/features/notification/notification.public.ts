export { alertOfAudit, alertOfShare } from './alerts.commands.ts';
export { notifyRecipientsJob } from './notify-recipients.jobs.ts';
export { undoSeconds } from './raise-alert.commands.ts';
