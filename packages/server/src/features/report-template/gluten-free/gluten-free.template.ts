import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { certificateDecisions, glutenFreeCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { scorecardSection } from '../sections/scorecard.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';
import { glutenControl, glutenProgramme, glutenSources, glutenTesting } from './gluten-requirements.template.ts';

const gluten: readonly Entry[] = [
  {
    kind: 'entry',
    xmlTag: 'GLUTEN_LIMIT',
    label: 'Gluten limit applied',
    type: 'number',
    hint: 'Milligrams per kilogram',
  },
  { kind: 'entry', xmlTag: 'GLUTEN_METHOD', label: 'Test method for gluten', type: 'text' },
  { kind: 'entry', xmlTag: 'GLUTEN_LABORATORY', label: 'Laboratory used for gluten', type: 'text' },
  { kind: 'entry', xmlTag: 'GLUTEN_TESTS', label: 'Gluten tests since the previous audit', type: 'number' },
  { kind: 'entry', xmlTag: 'GLUTEN_POSITIVES', label: 'Of these, over the limit', type: 'number' },
  {
    kind: 'entry',
    xmlTag: 'GLUTEN_ON_SITE',
    label: 'Gluten-containing cereals on site',
    type: 'choice',
    options: ['None on site', 'Separate building', 'Separate line', 'Shared line'],
  },
  {
    kind: 'entry',
    xmlTag: 'OATS',
    label: 'Oats in gluten-free products',
    type: 'choice',
    options: ['Not used', 'Grown apart', 'Sorted after harvest'],
  },
  { kind: 'entry', xmlTag: 'GLUTEN_FREE_PRODUCTS', label: 'Products certificated as gluten-free', type: 'longText' },
];

const scorecard = scorecardSection([
  { tag: 'PROGRAMME', name: 'management of the programme' },
  { tag: 'INGREDIENTS', name: 'ingredients and suppliers' },
  { tag: 'SEPARATION', name: 'separation from gluten' },
  { tag: 'CLEANING', name: 'cleaning and changeover' },
  { tag: 'TESTING', name: 'testing and release' },
  { tag: 'LABELLING', name: 'labelling and claims' },
  { tag: 'PEOPLE', name: 'knowledge of people' },
]);

export const glutenFreeTemplate: ReportTemplate = {
  standard: 'Gluten-Free',
  code: 'GLUTENFREE',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions }),
    siteSection(),
    scopeSection({ categories: glutenFreeCategories, particulars: gluten }),
    scorecard,
    personnelSection,
    durationSection,
    nonConformitySection,
    glutenProgramme,
    glutenSources,
    glutenControl,
    glutenTesting,
    moduleSection,
    previousResultSection,
  ],
};
