export { alertOfAudit, alertOfShare } from './alerts.commands.ts';
