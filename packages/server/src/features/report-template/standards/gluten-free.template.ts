import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, glutenFreeCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

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
  {
    kind: 'entry',
    xmlTag: 'GLUTEN_ON_SITE',
    label: 'Gluten-containing cereals on site',
    type: 'choice',
    options: ['None on site', 'Separate building', 'Separate line', 'Shared line'],
  },
  { kind: 'entry', xmlTag: 'GLUTEN_FREE_PRODUCTS', label: 'Products certificated as gluten-free', type: 'longText' },
];

const plan = clauseSection('1 Gluten-free programme', [
  fundamentalClause(
    '1.1',
    'Gluten is kept out of every product sold as gluten-free by a planned programme, whose leaders know that a consumer with coeliac disease has no means of checking the food.',
    [
      'A policy signed by senior management commits the site to the gluten-free programme and names a competent person to lead it.',
      'Products covered by the programme are listed with recipe, brand, country of sale and the gluten limit that applies there.',
      'The leader of the programme has been trained on gluten, its sources, its detection and the needs of affected consumers.',
      'The programme is reviewed at least once a year and after any positive result, complaint of reaction or change of product.',
    ],
  ),
  clause('1.2', [
    'A hazard analysis follows gluten from supply to pack at each step and sets a control where it could enter or spread.',
    'Limits, monitoring, correction and verification are stated for each control point that relates to gluten.',
    'Internal audits cover the gluten-free programme at least once a year, and results are reported to senior management.',
    'Recall procedures treat gluten above the limit as a danger to health, and a rehearsal has used such a case.',
  ]),
]);

const control = clauseSection('2 Control of gluten', [
  clause('2.1', [
    'Each ingredient used in gluten-free products has a specification that states its gluten status and the basis for it.',
    'Suppliers of ingredients at risk, such as oats, pulses, seeds, spices and flours, are approved with evidence of their own controls.',
    'Deliveries of ingredients at risk are tested or accompanied by analysis by lot, at a frequency that reflects results so far.',
    'Oats are used only where produced or purified under control and where the law of the country of sale permits it.',
  ]),
  fundamentalClause(
    '2.2',
    'Gluten-free product is separated by space, time or proven cleaning from every material that holds gluten, from intake to sealed pack.',
    [
      'Storage, weighing, tools and rework for gluten-free production are dedicated and told apart at a glance.',
      'Changeover cleaning is validated by gluten tests on surfaces, rinse water and first product, and verified at each changeover.',
      'Air, dust, clothing and movement of people between areas are assessed and controlled as routes for gluten.',
      'Food and drink of staff and visitors cannot bring gluten into the areas where gluten-free product is open.',
    ],
  ),
  clause('2.3', [
    'Finished products are tested by a plan that states lots, samples, method and limit, using methods validated for the food matrix.',
    'Product awaiting a gluten result is on hold, and a result above the limit leads to investigation and disposal under authority.',
    'Labels for gluten-free products are approved against law and conditions of use of any mark, and are checked at the line.',
    'All staff on gluten-free lines are trained yearly, and understand what a crumb or a wrong label may do to a consumer.',
  ]),
]);

export const glutenFreeTemplate: ReportTemplate = {
  standard: 'Gluten-Free',
  code: 'GLUTENFREE',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions }),
    siteSection(),
    scopeSection({ categories: glutenFreeCategories, particulars: gluten }),
    personnelSection,
    durationSection,
    nonConformitySection,
    plan,
    control,
    moduleSection,
    previousResultSection,
  ],
};
