import { bestRating, isBetterRating } from '../../report-template/report-template.public.ts';
import { messageAt } from '../report-messages.rules.ts';
import type { Rule } from './judged-report.rules.ts';

/** The overall rating against the scores of the themes, for standards that have a scorecard. */
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
