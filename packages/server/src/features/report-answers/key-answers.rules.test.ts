import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { templateFor } from '../report-template/report-template.public.ts';
import { joinAnswers, splitAnswers } from './key-answers.rules.ts';

const food = templateFor('Food');
const glutenFree = templateFor('Gluten-Free');
if (!food || !glutenFree) throw new Error('Two standards are without a template');

const answers: Answers = {
  SITE_CODE: '1000001',
  SCOPE: 'Bread',
  GRADE: 'AA',
  DECISION: 'Certificated',
  CATEGORIES: ['Bakery'],
  R_1_1_1: 'Conform',
  NON_CONFORMITIES: [{ NC_CLAUSE: '1.1.2' }],
};

describe('key answers', () => {
  it('leave the report for the record, and the other answers stay', () => {
    const { keys, rest } = splitAnswers(food, answers);
    expect(keys).toEqual({
      siteCode: '1000001',
      scope: 'Bread',
      grade: 'AA',
      decision: 'Certificated',
      categories: ['Bakery'],
    });
    expect(rest).toEqual({ DECISION: 'Certificated', R_1_1_1: 'Conform', NON_CONFORMITIES: [{ NC_CLAUSE: '1.1.2' }] });
  });

  it('return to where they were', () => {
    const { keys, rest } = splitAnswers(food, answers);
    expect(joinAnswers(food, keys, rest)).toEqual(answers);
  });

  it('of the record take precedence over what the report kept', () => {
    expect(joinAnswers(food, { decision: 'Not Certificated' }, { DECISION: 'Certificated' }).DECISION).toBe(
      'Not Certificated',
    );
  });

  it('that are empty stay unanswered', () => {
    expect(joinAnswers(food, { exclusion: '', modules: [] }, {})).toEqual({});
  });

  it('that the standard does not ask are not put into its report', () => {
    expect(joinAnswers(glutenFree, { grade: 'AA', scope: 'Oats' }, {})).toEqual({ SCOPE: 'Oats' });
  });
});
