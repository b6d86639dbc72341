import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { certificateDecisions, foodCategories, letterGrades } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';
import { foodSafetyPlan } from './food-safety-plan.template.ts';
import { hygiene } from './hygiene.template.ts';
import { leadership } from './leadership.template.ts';
import { managementSystem } from './management-system.template.ts';
import { people } from './people.template.ts';
import { premises } from './premises.template.ts';
import { processControl } from './process-control.template.ts';
import { productSection } from './product.template.ts';
import { productDesign } from './product-design.template.ts';
import { supply } from './supply.template.ts';

const production: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'HACCP_PLANS', label: 'Number of HACCP plans', type: 'number' },
  { kind: 'entry', xmlTag: 'PRODUCTION_LINES', label: 'Number of production lines', type: 'number' },
  {
    kind: 'entry',
    xmlTag: 'SEASONAL',
    label: 'Season of production',
    type: 'text',
    hint: 'Empty where all year round',
  },
  { kind: 'entry', xmlTag: 'OUTSOURCED_PROCESSES', label: 'Outsourced processes', type: 'longText' },
  { kind: 'entry', xmlTag: 'EXPORT_REGIONS', label: 'Regions exported to', type: 'longText' },
];

export const foodTemplate: ReportTemplate = {
  standard: 'Food',
  code: 'FOOD',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(production),
    scopeSection({ categories: foodCategories }),
    personnelSection,
    durationSection,
    productSection,
    nonConformitySection,
    leadership,
    foodSafetyPlan,
    managementSystem,
    supply,
    premises,
    hygiene,
    productDesign,
    processControl,
    people,
    moduleSection,
    previousResultSection,
  ],
};
