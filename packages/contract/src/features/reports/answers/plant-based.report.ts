import { analyst } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';
import { answeredAudit, answers } from './answered-audit.parts.ts';

export const plantBasedAnswers = {
  ...answers('text', {
    OVERALL_RATING: 'Overall rating',
    SCORE_PROGRAMME: 'Score: management of the programme',
    SCORE_INGREDIENTS: 'Score: ingredients and suppliers',
    SCORE_SEPARATION: 'Score: separation and cleaning',
    SCORE_TESTING: 'Score: testing and traceability',
    SCORE_SAFETY: 'Score: safety of plant-based food',
    SCORE_CLAIMS: 'Score: labelling and claims',
    PLANT_BASED_PRODUCTS: 'Products certificated as plant based',
    PLANT_LINES: 'Lines for plant-based products',
    PLANT_CLAIMS: 'Plant-based claims in use',
    ANIMAL_ON_SITE: 'Animal materials on site',
    ANIMAL_MATERIALS: 'Animal materials handled',
  }),
  ...answers('number', {
    ANIMAL_TRACE_LIMIT: 'Limit for traces of animal material',
    ANIMAL_TESTS: 'Tests for animal material since the previous audit',
    ANIMAL_POSITIVES: 'Of these, over the limit',
  }),
};

export const plantBasedReport = report({
  title: 'Plant Based',
  about: 'One row per audit of the plant-based standard: its rating, its scores, and how animal material is kept out.',
  needs: ['Audit.View'],
  also: [analyst],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'site',
  columns: { ...answeredAudit, ...plantBasedAnswers },
});
