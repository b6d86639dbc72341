import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { asked } from './report-template.rules.ts';
import { bounds, isScore, ratings } from './sections/scorecard.template.ts';

type Rating = (typeof ratings)[number];

/** The best rating that the theme scores of a report allow. */
export const bestRating = (template: ReportTemplate, answers: Answers): Rating => {
  const scores = [...asked(template).keys()].filter(isScore).map((xmlTag) => answers[xmlTag]);
  return bounds.find(([score]) => scores.includes(score))?.[1] ?? ratings[0];
};

/** Whether a rating is better than another; false if either is not a rating. */
export const isBetterRating = (rating: string, than: Rating): boolean =>
  ratings.slice(0, ratings.indexOf(than)).some((each) => each === rating);
