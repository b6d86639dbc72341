import { describe, expect, it } from 'vitest';
import { judged, kinds, templateOf } from './judged-report.factory.ts';

const scorecards = ['ETRS', 'Gluten-Free', 'Plant Based'].map((standard) => [standard, templateOf(standard)] as const);
const [[, etrs] = expect.unreachable()] = scorecards;

const rated = (rating: string, pay = '3 Good', sourcing = '4 Exemplary') =>
  judged({}, { OVERALL_RATING: rating, SCORE_PAY_AND_HOURS: pay, SCORE_SOURCING: sourcing }, etrs);

describe('the overall rating of a scorecard', () => {
  it.each<[string, string, string[]]>([
    ['Excellent', '2 Acceptable', []],
    ['Excellent', 'Not scored', []],
    ['Good', '1 Weak', []],
    ['Excellent', '1 Weak', ['refused OVERALL_RATING']],
    ['Poor', '0 Unacceptable', []],
    ['Needs improvement', '0 Unacceptable', ['refused OVERALL_RATING']],
    ['Poor', '4 Exemplary', []],
  ])('%s, with a theme that is %s', (rating, score, expected) => {
    expect(kinds(rated(rating, score))).toEqual(expected);
  });

  it('is limited by the worst theme', () => {
    expect(rated('Good', '1 Weak', '0 Unacceptable').refusals[0]?.message).toContain(
      '(OVERALL_RATING): the scores allow Poor, the report says Good',
    );
  });

  it.each(scorecards)('is judged in every standard that has one: %s', (_, template) => {
    const weak = {
      OVERALL_RATING: 'Excellent',
      [template.code === 'ETRS' ? 'SCORE_SOURCING' : 'SCORE_PROGRAMME']: '1 Weak',
    };
    expect(kinds(judged({}, weak, template))).toEqual(['refused OVERALL_RATING']);
  });
});
