export { alertOfShare } from './alert-of-share.commands.ts';
