import { asked, bestRating, isBetterRating } from '../../report-template/report-template.public.ts';
import { answerText } from '../key-answers.rules.ts';
import { messageAt, messageAtKey } from '../report-messages.rules.ts';
import type { Rule } from './judged-report.rules.ts';

/** A larger figure is more likely a mistake than a fact. */
const likelyMost: readonly (readonly [xmlTag: RegExp, most: number, what: string])[] = [
  [/^MAN_DAYS_/, 60, 'man-days'],
  [/^(EMPLOYEES|WORKERS)(_|$)/, 100_000, 'people'],
];

export const judgeNumbers: Rule = (report) => {
  const warnings = [...asked(report.template).keys()].flatMap((xmlTag) => {
    const answer = report.answers[xmlTag];
    const [, most, what] = likelyMost.find(([tag]) => tag.test(xmlTag)) ?? [];
    if (typeof answer !== 'number' || most === undefined || answer <= most) return [];
    return [messageAt(report, { xmlTag }, `${answer} is unlikely: it is more than ${most} ${what}`)];
  });
  return { warnings };
};

export const judgeAuditorNumber: Rule = (report) => {
  const number = answerText(report.keys.auditorNumber);
  if (number === undefined || /^\d+$/.test(number)) return {};
  return {
    refusals: [
      messageAtKey(
        report,
        'auditorNumber',
        `"${number}" is not a number of an auditor: use digits alone`,
        'Use digits alone',
      ),
    ],
  };
};

/** Compares the overall rating with the theme scores, for standards with a scorecard. */
export const judgeScorecard: Rule = (report) => {
  const { template, answers } = report;
  const { OVERALL_RATING: rating } = answers;
  if (typeof rating !== 'string') return {};
  const best = bestRating(template, answers);
  if (!isBetterRating(rating, best)) return {};
  return {
    refusals: [messageAt(report, { xmlTag: 'OVERALL_RATING' }, `the scores allow ${best}, the report says ${rating}`)],
  };
};
