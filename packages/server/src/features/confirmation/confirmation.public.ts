export { type Answered, type Questions, settleQuestions } from './confirmation.commands.ts';
export { clearQuestions } from './confirmation.jobs.ts';
