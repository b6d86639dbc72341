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
  it('move from the report to the record, and the other answers remain', () => {
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

  it('are written back to their places', () => {
    const { keys, rest } = splitAnswers(food, answers);
    expect(joinAnswers(food, keys, rest)).toEqual(answers);
  });

  it('in the record take precedence over those in the report', () => {
    expect(joinAnswers(food, { decision: 'Not Certificated' }, { DECISION: 'Certificated' }).DECISION).toBe(
      'Not Certificated',
    );
  });

  it('that are empty remain unanswered', () => {
    expect(joinAnswers(food, { exclusion: '', modules: [] }, {})).toEqual({});
  });

  it('that the standard does not ask for are not added to its report', () => {
    expect(joinAnswers(glutenFree, { grade: 'AA', scope: 'Oats' }, {})).toEqual({ SCOPE: 'Oats' });
  });
});
