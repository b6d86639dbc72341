import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { certificateDecisions, letterGrades, packagingCategories, yesNo } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';
import { compliance } from './compliance.template.ts';
import { hazardAnalysis } from './hazard-analysis.template.ts';
import { inspection } from './inspection.template.ts';
import { leadership, managementSystem } from './management-system.template.ts';
import { processControl } from './process-control.template.ts';
import { people, site } from './site.template.ts';
import { supply } from './supply.template.ts';

const materials = [
  'Glass',
  'Paper and board',
  'Moulded pulp',
  'Steel',
  'Aluminium',
  'Rigid plastics',
  'Flexible plastics',
  'Laminates',
  'Wood and cork',
  'Inks, coatings and adhesives',
  'Other',
] as const;

const processes = [
  'Melting and forming of glass',
  'Papermaking',
  'Corrugating',
  'Carton and box making',
  'Can and closure making',
  'Injection moulding',
  'Blow moulding',
  'Thermoforming',
  'Film extrusion',
  'Coating and lamination',
  'Slitting and rewinding',
  'Bag and pouch making',
  'Printing',
  'Recycling',
  'Mixing of inks and adhesives',
  'Other',
] as const;

const contactUses = [
  'Direct contact with dry food',
  'Direct contact with moist or acid food',
  'Direct contact with fatty food',
  'Direct contact with drinks',
  'Infant food',
  'Hot filling, sterilising or heating in the pack',
  'Outer packaging of food',
  'Cosmetics, medicines and other goods',
] as const;

const plant: readonly Entry[] = [
  {
    kind: 'entry',
    xmlTag: 'HYGIENE_CATEGORY',
    label: 'Hygiene category',
    type: 'choice',
    options: ['High', 'Basic', 'High and Basic'],
    hint: 'High where an open contact surface meets the product without being washed or sterilised first',
  },
  { kind: 'entry', xmlTag: 'HAZARD_STUDIES', label: 'Number of hazard studies', type: 'number' },
  { kind: 'entry', xmlTag: 'PRODUCTION_LINES', label: 'Number of production lines', type: 'number' },
  { kind: 'entry', xmlTag: 'PRINTING_PRESSES', label: 'Number of printing presses', type: 'number' },
  { kind: 'entry', xmlTag: 'OUTSOURCED_PROCESSES', label: 'Outsourced processes', type: 'longText' },
];

const packs: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'MATERIALS_MADE', label: 'Materials made', type: 'choices', options: materials },
  { kind: 'entry', xmlTag: 'PROCESSES', label: 'Processes', type: 'choices', options: processes },
  { kind: 'entry', xmlTag: 'CONTACT_USES', label: 'Uses of the packaging', type: 'choices', options: contactUses },
  {
    kind: 'entry',
    xmlTag: 'CONTACT_LIMITS',
    label: 'Limits of food contact',
    type: 'longText',
    hint: 'Longest time and highest temperature for which compliance is declared',
  },
  { kind: 'entry', xmlTag: 'RECYCLED_CONTENT', label: 'Recycled content used', type: 'choice', options: yesNo },
  { kind: 'entry', xmlTag: 'DECLARATIONS_SEEN', label: 'Declarations of compliance seen', type: 'longText' },
];

export const packagingTemplate: ReportTemplate = {
  standard: 'Packaging Materials',
  code: 'PACKAGING',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(plant),
    scopeSection({ categories: packagingCategories, particulars: packs }),
    personnelSection,
    durationSection,
    nonConformitySection,
    leadership,
    hazardAnalysis,
    managementSystem,
    supply,
    site,
    compliance,
    processControl,
    inspection,
    people,
    moduleSection,
    previousResultSection,
  ],
};
