import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
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

const levels = ['Basic', 'Intermediate'] as const;

const level: readonly Entry[] = [
  {
    kind: 'entry',
    xmlTag: 'LEVEL_AUDITED',
    label: 'Level audited',
    type: 'choice',
    options: levels,
    required: true,
    hint: 'Intermediate includes Basic. At Basic, answer the clauses of “2 Intermediate level” with Not applicable',
  },
  {
    kind: 'entry',
    xmlTag: 'LEVEL_BEFORE',
    label: 'Level of the previous audit',
    type: 'choice',
    options: ['None', ...levels],
  },
  {
    kind: 'entry',
    xmlTag: 'LEVEL_PLANNED',
    label: 'Level planned for the next audit',
    type: 'choice',
    options: [...levels, 'Full certification'],
  },
  { kind: 'entry', xmlTag: 'PRODUCTS_MADE', label: 'Products made during the audit', type: 'longText' },
];

const basic = clauseSection('1 Basic level', [
  clause('1.1', 'Responsibility and hazards', [
    'The owner or manager names one person responsible for food safety, who has basic training and time to do the work.',
    'The site is registered with the authority where law requires, and knows the main rules that apply to its products.',
    'The main hazards of the products, and the step at which each is controlled, are written down in simple form.',
    'Temperatures, times or other limits on which safety depends are checked and recorded on each day of production.',
    'Product that may be unsafe is marked, set aside and not sold until the responsible person has decided.',
  ]),
  clause('1.2', 'Supply, tracing and complaints', [
    'Suppliers of ingredients and packaging are known and listed, and deliveries are looked at before they are accepted.',
    'Each batch can be linked to the ingredients used and to the business customers who received it.',
    'The site knows how to get product back from customers and has current telephone numbers to do so.',
    'Customer complaints are written down, looked into and answered.',
    'Allergens in ingredients are known, and labels or documents that go with the product declare them correctly.',
    'Oldest stock is used first, and food past its date is thrown away or clearly set apart.',
  ]),
  clause('1.3', 'Buildings, cleaning and pests', [
    'Buildings and equipment are in sound repair, can be cleaned and keep out weather, dirt and animals.',
    'A cleaning list says what is cleaned, how and how often, and work areas are clean when work begins.',
    'Drinking-quality water is used for food, ice, hand washing and cleaning of food contact surfaces.',
    'Pests are kept out and signs of them are looked for. Poison is not placed where it could reach food.',
    'Toilets are clean, do not open into rooms with food, and have a basin with soap and clean towels.',
    'Chemicals for cleaning stay in containers with their name on them, away from food and its packaging.',
    'Bins in work areas are emptied before they overflow, and rubbish outside is covered and away from doors.',
  ]),
  clause('1.4', 'People', [
    'Workers wash their hands, wear clean clothing and stay away from food while they have an illness it could carry.',
    'Workers have been shown how to do their task safely before they work alone, and this is recorded.',
    'Jewellery, loose pins, chewing gum and cigarettes stay out of rooms in which food is open.',
    'Visitors and repairers are told the hygiene rules, and are given clean overalls, before they go near open food.',
  ]),
  clause('1.5', 'Handling of food', [
    'Raw food stays apart from food that is ready to eat, in its own boxes and places, or at another time with cleaning between.',
    'Refrigerators, freezers and hot cabinets are cold or hot enough for what they hold, and their display agrees with a second thermometer.',
    'Food is cooked until its centre is hot enough to be safe, as shown by a probe that is cleaned before each use.',
    'Cooked food is cooled quickly, within a time that workers know and that a clock and thermometer confirm.',
    'When glass or another hard object breaks near food, that food is thrown away and the place is cleaned before work goes on.',
    'Each pack shows name, ingredients, quantity, date and maker as law asks, and there is a reason for the length of the date.',
    'Vans and boxes used for delivery are clean, and chilled food is still cold when the customer takes it.',
  ]),
]);

const intermediate = clauseSection('2 Intermediate level', [
  clause('2.1', 'Food safety management', [
    'A food safety policy and a small number of yearly targets are set and discussed with all staff.',
    'A team led by a trained person has prepared a hazard analysis with flow diagrams checked on the floor.',
    'Critical control points have stated limits, monitoring, correction and records, and are reviewed each year.',
    'A yearly internal check covers all requirements, and what is found is corrected with a date and name.',
    'Causes of repeated failures are looked for, and a change is made so that they do not recur.',
    'The manager meets the responsible people every three months to look at complaints, test results and checks not done.',
    'Written instructions and forms bear a date, and old copies have been taken away from the places of work.',
  ]),
  clause('2.2', 'Suppliers and specifications', [
    'Suppliers of higher-risk materials are approved by certificate, visit or questionnaire before purchase.',
    'Specifications exist for ingredients, packaging and finished products, and agree with labels.',
    'Traceability and withdrawal are each tried at least once a year, and the time taken is noted.',
    'The site has asked itself which ingredients someone could gain by faking, and has chosen a check for each of them.',
    'Firms that wash clothing, control pests, carry goods or test samples have been told in writing what is expected of them.',
  ]),
  clause('2.3', 'Process control and testing', [
    'Foreign-body risks such as glass, metal and wood are assessed, and simple controls are kept and checked.',
    'Scales, thermometers and detectors on which safety depends are verified at set intervals.',
    'Cleaning results and product safety are verified by a simple plan of tests in a suitable laboratory.',
    'Sieves, magnets and metal detectors are looked over or tried with a test piece on each shift, and a failed test holds the product made since the last good one.',
    'Allergenic ingredients have their own scoops, places and order of production, and a test has shown that cleaning removes them.',
    'Shelf life has been tried by keeping samples as customers do, up to the last day and a little beyond.',
    'At the start of each run the first label is compared with an approved copy and kept.',
    'Recipes give the weight of each ingredient, and a change is checked for allergens and label before the first batch.',
  ]),
  clause('2.4', 'Site and training', [
    'Maintenance is planned, and repaired equipment is cleaned and checked before it is used for food.',
    'Access by visitors and strangers is controlled, and stores of chemicals are locked.',
    'A plan shows the numbered traps and baits, and a manager reads and acts upon each report of the pest controller.',
    'Water from a well or a tank of the site is tested at least once a year at the tap where it is used.',
    'A yearly training plan gives each worker’s subjects, and someone has watched the work to see that the lesson was learnt.',
    'Raw and ready food, clean and dirty tools, and people moving between them follow routes drawn on a plan of the rooms.',
  ]),
]);

export const startTemplate: ReportTemplate = {
  standard: 'START!',
  code: 'START',
  version: '1.0',
  sections: [
    summarySection({ decisions: startDecisions, grades: foundationGrades }),
    siteSection(),
    scopeSection({ categories: foodCategories, particulars: level }),
    personnelSection,
    durationSection,
    nonConformitySection,
    basic,
    intermediate,
    moduleSection,
    previousResultSection,
  ],
};
