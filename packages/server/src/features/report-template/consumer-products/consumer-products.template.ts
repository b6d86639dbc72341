import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { certificateDecisions, consumerCategories, letterGrades } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';
import { leadership, managementSystem } from './management-system.template.ts';
import { manufacture } from './manufacture.template.ts';
import { peopleAndDistribution } from './people-and-distribution.template.ts';
import { productGroups } from './product-groups.template.ts';
import { productSafety } from './product-safety.template.ts';
import { site } from './site.template.ts';
import { supply } from './supply.template.ts';

const riskGroups = [
  'Products for children under three',
  'Products for older children',
  'Products left on skin or hair',
  'Products rinsed off',
  'Absorbent and hygiene products',
  'Classified hazardous mixtures',
  'Aerosols and flammable products',
  'Textiles worn next to the skin',
  'Articles in contact with food',
  'Electrical and battery products',
  'Load-bearing and protective products',
  'Other general products',
] as const;

const batchTypes = [
  'Mixed bulk in batches',
  'Continuous production by date',
  'Dyed or cut lots',
  'Assembly by order',
  'Units with a serial number',
  'Bought in finished',
] as const;

const legalRoles = ['Manufacturer', 'Contract manufacturer', 'Packer', 'Importer', 'Brand owner'] as const;

const works: readonly Entry[] = [
  {
    kind: 'entry',
    xmlTag: 'HYGIENE_CLASS',
    label: 'Highest hygiene class',
    type: 'choice',
    options: ['High', 'Medium', 'Low'],
    hint: 'Of all areas of the site, by the microbial risk of what is made there',
  },
  { kind: 'entry', xmlTag: 'PRODUCTION_LINES', label: 'Number of production lines', type: 'number' },
  { kind: 'entry', xmlTag: 'OUTSIDE_FACTORIES', label: 'Number of outside factories used', type: 'number' },
  { kind: 'entry', xmlTag: 'OUTSOURCED_PROCESSES', label: 'Outsourced processes', type: 'longText' },
  { kind: 'entry', xmlTag: 'INJURY_COMPLAINTS', label: 'Injuries alleged since the previous audit', type: 'number' },
  { kind: 'entry', xmlTag: 'RECALLS_SINCE_LAST', label: 'Recalls since the previous audit', type: 'number' },
];

const products: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'RISK_GROUPS', label: 'Product risk groups', type: 'choices', options: riskGroups },
  { kind: 'entry', xmlTag: 'BATCH_TYPES', label: 'Batch types', type: 'choices', options: batchTypes },
  { kind: 'entry', xmlTag: 'LEGAL_ROLES', label: 'Roles in law', type: 'choices', options: legalRoles },
  { kind: 'entry', xmlTag: 'SALES_COUNTRIES', label: 'Countries of sale', type: 'longText' },
  { kind: 'entry', xmlTag: 'FILES_SEEN', label: 'Technical files and safety reports seen', type: 'longText' },
  { kind: 'entry', xmlTag: 'CLAIMS', label: 'Product claims made', type: 'longText' },
];

export const consumerProductsTemplate: ReportTemplate = {
  standard: 'Consumer Products',
  code: 'CONSUMER',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(works),
    scopeSection({ categories: consumerCategories, particulars: products }),
    personnelSection,
    durationSection,
    nonConformitySection,
    leadership,
    productSafety,
    managementSystem,
    supply,
    site,
    productGroups,
    manufacture,
    peopleAndDistribution,
    moduleSection,
    previousResultSection,
  ],
};
