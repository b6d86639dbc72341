import type { Entry, Section } from '@attestry/contract/features/report-template/report-template.schema.ts';

interface Theme {
  /** The last part of the xmlTag: `PAY` is answered under SCORE_PAY. */
  tag: string;
  name: string;
}

const scores = ['4 Exemplary', '3 Good', '2 Acceptable', '1 Weak', '0 Unacceptable', 'Not scored'] as const;
/** Best first. */
export const ratings = ['Excellent', 'Good', 'Needs improvement', 'Poor'] as const;

/** The best rating possible with such a theme score, worst score first. */
export const bounds: readonly (readonly [score: (typeof scores)[number], best: (typeof ratings)[number]])[] = [
  ['0 Unacceptable', 'Poor'],
  ['1 Weak', 'Good'],
];
const boundsHint = 'No better than Good while a theme is weak, and Poor where one is unacceptable';

const scorePrefix = 'SCORE_';
export const isScore = (xmlTag: string): boolean => xmlTag.startsWith(scorePrefix);

const score = ({ tag, name }: Theme): Entry => ({
  kind: 'entry',
  xmlTag: `${scorePrefix}${tag}`,
  label: `Score: ${name}`,
  type: 'choice',
  options: scores,
});

/** A score for each theme and the resulting rating as single answers, so that lists can show each in a column. */
export const scorecardSection = (themes: readonly Theme[]): Section => ({
  id: 'scorecard',
  name: 'Scorecard',
  content: [
    {
      kind: 'entry',
      xmlTag: 'OVERALL_RATING',
      label: 'Overall rating',
      type: 'choice',
      options: ratings,
      required: true,
      hint: boundsHint,
    },
    ...themes.map(score),
    { kind: 'entry', xmlTag: 'SCORECARD_STRENGTHS', label: 'Strengths', type: 'longText' },
    { kind: 'entry', xmlTag: 'SCORECARD_IMPROVEMENTS', label: 'Matters to improve', type: 'longText' },
  ],
});
