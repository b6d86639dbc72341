import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, plantBasedCategories, yesNo } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const plants: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'PLANT_BASED_PRODUCTS', label: 'Products certificated as plant based', type: 'longText' },
  { kind: 'entry', xmlTag: 'ANIMAL_ON_SITE', label: 'Animal materials on site', type: 'choice', options: yesNo },
  { kind: 'entry', xmlTag: 'ANIMAL_MATERIALS', label: 'Animal materials handled', type: 'longText' },
  { kind: 'entry', xmlTag: 'PLANT_CLAIMS', label: 'Plant-based claims in use', type: 'longText' },
];

const programme = clauseSection('1 Plant-based programme', [
  fundamentalClause(
    '1.1',
    'What is sold as plant based is free from ingredients of animal origin by design, and the site manages this promise as strictly as it manages safety.',
    [
      'Senior management has issued a policy on plant-based products, which defines what counts as of animal origin.',
      'A competent person leads the programme, with authority to stop production and to refuse ingredients or claims.',
      'Products covered are listed by name, recipe and market, with the claim made for each of them.',
      'Management reviews results, complaints and changes of the programme at least once a year.',
    ],
  ),
  clause('1.2', [
    'An assessment identifies where animal material could enter through ingredients, additives, aids, packaging or equipment.',
    'Controls that follow from the assessment are written down, owned and checked at stated intervals.',
    'New products and changes of recipe or supplier are approved by the programme leader before launch.',
    'Internal audits verify the programme every year on the floor as well as in documents.',
    'Wrongly claimed product is handled under incident and withdrawal procedures, which have been tried.',
  ]),
]);

const integrity = clauseSection('2 Ingredients and integrity', [
  clause('2.1', [
    'Suppliers declare for each ingredient, carrier and processing aid that no animal material is used, and say how they know.',
    'Ingredients with a known risk, such as flavours, vitamins, enzymes, colours and fining agents, are verified in depth.',
    'Approval of suppliers covers cross-contact with animal material at their premises as well as composition.',
    'Receipt checks confirm that the delivered grade is the approved one, and wrong deliveries are refused.',
  ]),
  fundamentalClause(
    '2.2',
    'From intake to pack, plant-based product is guarded against mixing and cross-contact with animal material to a level that the site has defined and can prove.',
    [
      'Storage, equipment and rework are segregated or cleaned by validated methods where animal material is also handled.',
      'Scheduling places plant-based production so that carry-over is least likely, and exceptions are approved.',
      'Verification includes tests for animal protein or species where risk is present, with limits and action on failure.',
      'Workers on shared lines are trained in the programme and can describe the controls they apply.',
    ],
  ),
  clause('2.3', [
    'Names, pictures and claims on pack are truthful, lawful in the market of sale and do not suggest allergen safety.',
    'Where milk, egg, fish or other allergens are present on site, plant-based packs give allergen information that is correct.',
    'Nutrient and protein claims of plant-based products are supported by calculation and analysis.',
    'Labels are verified at line start and change, and quantities that cannot be accounted for are investigated.',
    'Lots can be traced from ingredients to customers with balanced quantities at a yearly test.',
  ]),
]);

export const plantBasedTemplate: ReportTemplate = {
  standard: 'Plant Based',
  code: 'PLANT',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions }),
    siteSection(),
    scopeSection({ categories: plantBasedCategories, particulars: plants }),
    personnelSection,
    durationSection,
    nonConformitySection,
    programme,
    integrity,
    moduleSection,
    previousResultSection,
  ],
};
