export { endAnswered } from './report-access.commands.ts';
