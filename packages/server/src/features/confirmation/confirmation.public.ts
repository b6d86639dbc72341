export { settleQuestion } from './confirmation.commands.ts';
export { clearQuestions } from './confirmation.jobs.ts';
