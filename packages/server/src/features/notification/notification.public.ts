export { alertOfAudit } from './alert-of-audit.commands.ts';
export { alertOfShare } from './alert-of-share.commands.ts';
