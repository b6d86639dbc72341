import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { certificateDecisions, plantBasedCategories, yesNo } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { scorecardSection } from '../sections/scorecard.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';
import { plantClaims, plantIngredients, plantProduction, plantProgramme } from './plant-requirements.template.ts';

const plants: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'PLANT_BASED_PRODUCTS', label: 'Products certificated as plant based', type: 'longText' },
  { kind: 'entry', xmlTag: 'ANIMAL_ON_SITE', label: 'Animal materials on site', type: 'choice', options: yesNo },
  { kind: 'entry', xmlTag: 'ANIMAL_MATERIALS', label: 'Animal materials handled', type: 'longText' },
  {
    kind: 'entry',
    xmlTag: 'PLANT_LINES',
    label: 'Lines for plant-based products',
    type: 'choice',
    options: ['Dedicated site', 'Dedicated lines', 'Shared lines'],
  },
  {
    kind: 'entry',
    xmlTag: 'ANIMAL_TRACE_LIMIT',
    label: 'Limit for traces of animal material',
    type: 'number',
    hint: 'Milligrams per kilogram',
  },
  {
    kind: 'entry',
    xmlTag: 'ANIMAL_TESTS',
    label: 'Tests for animal material since the previous audit',
    type: 'number',
  },
  { kind: 'entry', xmlTag: 'ANIMAL_POSITIVES', label: 'Of these, over the limit', type: 'number' },
  { kind: 'entry', xmlTag: 'PLANT_CLAIMS', label: 'Plant-based claims in use', type: 'longText' },
];

const scorecard = scorecardSection([
  { tag: 'PROGRAMME', name: 'management of the programme' },
  { tag: 'INGREDIENTS', name: 'ingredients and suppliers' },
  { tag: 'SEPARATION', name: 'separation and cleaning' },
  { tag: 'TESTING', name: 'testing and traceability' },
  { tag: 'SAFETY', name: 'safety of plant-based food' },
  { tag: 'CLAIMS', name: 'labelling and claims' },
]);

export const plantBasedTemplate: ReportTemplate = {
  standard: 'Plant Based',
  code: 'PLANT',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions }),
    siteSection(),
    scopeSection({ categories: plantBasedCategories, particulars: plants }),
    scorecard,
    personnelSection,
    durationSection,
    nonConformitySection,
    plantProgramme,
    plantIngredients,
    plantProduction,
    plantClaims,
    moduleSection,
    previousResultSection,
  ],
};
