import { awardedGrade, certificateKeys, certifies, noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { entryFor } from '../../report-template/report-template.public.ts';
import { answerText } from '../key-answers.rules.ts';
import { messageAtKey } from '../report-messages.rules.ts';
import type { Rule } from './judged-report.rules.ts';

const judgeCertification: Rule = (report) => {
  const { template, keys } = report;
  const missing = certificateKeys.filter((key) => entryFor(template, key) && !answerText(keys[key]));
  const says = `Field is required when the decision is ${answerText(keys.decision)}`;
  return {
    refusals: [
      ...missing.map((key) => messageAtKey(report, key, says)),
      ...(answerText(keys.grade) === noGrade ? [messageAtKey(report, 'grade', 'a certificated site has a grade')] : []),
    ],
  };
};

/** Decision, grade and the certificate's dates must agree. */
export const judgeDecision: Rule = (report, circumstances) => {
  const { keys } = report;
  const decision = answerText(keys.decision);
  const grade = answerText(keys.grade);
  if (decision === undefined) return {};
  if (certifies(decision)) return judgeCertification(report, circumstances);
  const dates = (['issueDate', 'expiryDate'] as const).filter((key) => answerText(keys[key]));
  const isGraded = decision === 'Not Certificated' && awardedGrade(grade) !== '';
  return {
    refusals: [
      ...dates.map((key) =>
        messageAtKey(report, key, `stays empty when the decision is ${decision}`, 'Leave it empty'),
      ),
      ...(isGraded ? [messageAtKey(report, 'grade', `a site that is not certificated has ${noGrade}`)] : []),
    ],
  };
};

/** START! certifies the audited level. */
export const judgeLevel: Rule = (report) => {
  const { keys, answers } = report;
  const { LEVEL_AUDITED: level } = answers;
  const decision = answerText(keys.decision);
  if (typeof level !== 'string' || !certifies(decision) || decision === `Start! ${level}`) return {};
  const says = `an audit at level ${level} certifies Start! ${level}, the report says ${decision}`;
  return { refusals: [messageAtKey(report, 'decision', says, `Choose Start! ${level}`)] };
};
