import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection } from '../clause.template.ts';
import { foodCategories, foundationGrades, startDecisions } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const basic = clauseSection('1 Basic level', [
  clause('1.1', [
    'The owner or manager names one person responsible for food safety, who has basic training and time to do the work.',
    'The site is registered with the authority where law requires, and knows the main rules that apply to its products.',
    'The main hazards of the products and the step at which each is controlled are written down in simple form.',
    'Temperatures, times or other limits on which safety depends are checked and recorded each production day.',
    'Product that may be unsafe is marked, set aside and not sold until the responsible person has decided.',
  ]),
  clause('1.2', [
    'Suppliers of ingredients and packaging are known and listed, and deliveries are looked at before they are accepted.',
    'Each batch can be linked to the ingredients used and to the customers who received it.',
    'The site knows how to withdraw product from customers and has current telephone numbers to do so.',
    'Customer complaints are written down, looked into and answered.',
    'Allergens in ingredients are known, and labels or documents that go with the product declare them correctly.',
  ]),
  clause('1.3', [
    'Buildings and equipment are in sound repair, can be cleaned and keep out weather, dirt and animals.',
    'A cleaning list says what is cleaned, how and how often, and work areas are clean when work begins.',
    'Drinking-quality water is used for food, ice, hand washing and cleaning of food contact surfaces.',
    'Pests are kept out and signs of them are looked for. Poison is not placed where it could reach food.',
    'Workers wash their hands, wear clean clothing and stay away from food while they have an illness it could carry.',
    'Workers have been shown how to do their task safely before they work alone, and this is recorded.',
  ]),
]);

const intermediate = clauseSection('2 Intermediate level', [
  clause('2.1', [
    'A food safety policy and a small number of yearly targets are set and discussed with all staff.',
    'A team led by a trained person has prepared a hazard analysis with flow diagrams checked on the floor.',
    'Critical control points have stated limits, monitoring, correction and records, and are reviewed each year.',
    'A yearly internal check covers all requirements, and what is found is corrected with a date and name.',
    'Causes of repeated failures are looked for, and a change is made so that they do not recur.',
  ]),
  clause('2.2', [
    'Suppliers of higher-risk materials are approved by certificate, visit or questionnaire before purchase.',
    'Specifications exist for ingredients, packaging and finished products, and agree with labels.',
    'Traceability and withdrawal are each tried at least once a year, and the time taken is noted.',
    'Foreign-body risks such as glass, metal and wood are assessed, and simple controls are kept and checked.',
    'Scales, thermometers and detectors on which safety depends are verified at set intervals.',
    'Cleaning results and product safety are verified by a simple plan of tests in a suitable laboratory.',
    'Maintenance is planned, and repaired equipment is cleaned and checked before it is used for food.',
    'Access by visitors and strangers is controlled, and stores of chemicals are locked.',
  ]),
]);

export const startTemplate: ReportTemplate = {
  standard: 'START!',
  code: 'START',
  version: '1.0',
  sections: [
    summarySection({ decisions: startDecisions, grades: foundationGrades }),
    siteSection(),
    scopeSection({ categories: foodCategories }),
    personnelSection,
    durationSection,
    nonConformitySection,
    basic,
    intermediate,
    moduleSection,
    previousResultSection,
  ],
};
