import { analyst } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';
import { answeredAudit, answers } from './answered-audit.parts.ts';

export const glutenFreeAnswers = {
  ...answers('text', {
    OVERALL_RATING: 'Overall rating',
    SCORE_PROGRAMME: 'Score: management of the programme',
    SCORE_INGREDIENTS: 'Score: ingredients and suppliers',
    SCORE_SEPARATION: 'Score: separation from gluten',
    SCORE_CLEANING: 'Score: cleaning and changeover',
    SCORE_TESTING: 'Score: testing and release',
    SCORE_LABELLING: 'Score: labelling and claims',
    SCORE_PEOPLE: 'Score: knowledge of people',
    GLUTEN_METHOD: 'Test method for gluten',
    GLUTEN_LABORATORY: 'Laboratory used for gluten',
    GLUTEN_ON_SITE: 'Gluten-containing cereals on site',
    OATS: 'Oats in gluten-free products',
    GLUTEN_FREE_PRODUCTS: 'Products certificated as gluten-free',
  }),
  ...answers('number', {
    GLUTEN_LIMIT: 'Gluten limit applied',
    GLUTEN_TESTS: 'Gluten tests since the previous audit',
    GLUTEN_POSITIVES: 'Of these, over the limit',
  }),
};

export const glutenFreeReport = report({
  title: 'Gluten Free',
  about: 'One row per audit of the gluten-free standard: its rating, its scores, and how gluten is kept out.',
  needs: ['Audit.View'],
  also: [analyst],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'site',
  columns: { ...answeredAudit, ...glutenFreeAnswers },
});
