import { asked } from '../../report-template/report-template.public.ts';
import { answerText } from '../key-answers.rules.ts';
import { messageAt, messageAtKey } from '../report-messages.rules.ts';
import type { Rule } from './judged-report.rules.ts';

/** Beyond these a figure is more likely a slip than a fact. */
const likelyMost: readonly (readonly [xmlTag: RegExp, most: number, what: string])[] = [
  [/^MAN_DAYS_/, 60, 'man-days'],
  [/^(EMPLOYEES|WORKERS)(_|$)/, 100_000, 'people'],
];

/** Figures that are unlikely, of days and of people. */
export const judgeNumbers: Rule = (report) => {
  const warnings = [...asked(report.template).keys()].flatMap((xmlTag) => {
    const answer = report.answers[xmlTag];
    const [, most, what] = likelyMost.find(([tag]) => tag.test(xmlTag)) ?? [];
    if (typeof answer !== 'number' || most === undefined || answer <= most) return [];
    return [messageAt(report, { xmlTag }, `${answer} is unlikely: it is more than ${most} ${what}`)];
  });
  return { warnings };
};

/** An auditor is known by a number. */
export const judgeAuditorNumber: Rule = (report) => {
  const number = answerText(report.keys.auditorNumber);
  if (number === undefined || /^\d+$/.test(number)) return {};
  return {
    refusals: [messageAtKey(report, 'auditorNumber', `"${number}" is not a number of an auditor: use digits alone`)],
  };
};
