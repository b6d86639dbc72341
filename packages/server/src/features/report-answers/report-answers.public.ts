export { judgeReport } from './judging/judge-report.rules.ts';
export type {
  Circumstances,
  Departure,
  JudgedReport,
  Judgement,
} from './judging/judged-report.rules.ts';
export { linkExtent } from './key-answers.commands.ts';
export {
  answerText,
  joinAnswers,
  type KeyAnswers,
  keyColumns,
  keyColumnValues,
  splitAnswers,
  whyNotEdited,
} from './key-answers.rules.ts';
export { type Question, readAnswer } from './reading/answer-value.rules.ts';
export type { Finding } from './reading/findings.rules.ts';
export { parseReport, refusalByLimit, warmUpParser } from './reading/parse-report.queries.ts';
export type { ReadReport } from './reading/read-report.rules.ts';
export { questionsByTag } from './reading/reading.rules.ts';
export { messageAtKey, withLabels } from './report-messages.rules.ts';
