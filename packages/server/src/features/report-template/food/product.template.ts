import type { Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { yesNo } from '../options.template.ts';

const allergens = [
  'None',
  'Celery',
  'Cereals containing gluten',
  'Crustaceans',
  'Egg',
  'Fish',
  'Lupin',
  'Milk',
  'Molluscs',
  'Mustard',
  'Peanut',
  'Sesame',
  'Soya',
  'Sulphites',
  'Tree nuts',
] as const;

export const productSection: Section = {
  id: 'product',
  name: 'Product characteristics',
  content: [
    { kind: 'entry', xmlTag: 'PRODUCTS_MADE', label: 'Products made during the audit', type: 'longText' },
    { kind: 'entry', xmlTag: 'ALLERGENS', label: 'Allergens handled on site', type: 'choices', options: allergens },
    { kind: 'entry', xmlTag: 'CLAIMS', label: 'Product claims made', type: 'longText' },
    { kind: 'entry', xmlTag: 'CRITICAL_CONTROL_POINTS', label: 'Critical control points', type: 'longText' },
    { kind: 'entry', xmlTag: 'HIGH_RISK_AREAS', label: 'High-risk areas present', type: 'choice', options: yesNo },
    { kind: 'entry', xmlTag: 'HIGH_CARE_AREAS', label: 'High-care areas present', type: 'choice', options: yesNo },
    { kind: 'entry', xmlTag: 'AMBIENT_HIGH_CARE', label: 'Ambient high-care areas', type: 'choice', options: yesNo },
    { kind: 'entry', xmlTag: 'TRADED_GOODS', label: 'Traded goods handled', type: 'choice', options: yesNo },
    { kind: 'entry', xmlTag: 'RECALLS_SINCE_LAST', label: 'Recalls since the previous audit', type: 'number' },
    { kind: 'entry', xmlTag: 'RECALL_NOTE', label: 'Notes on recalls', type: 'longText' },
    { kind: 'entry', xmlTag: 'COMPLAINT_LEVEL', label: 'Complaints per million units', type: 'number' },
    {
      kind: 'entry',
      xmlTag: 'TRACE_EXERCISE',
      label: 'Traceability exercise of the auditor',
      type: 'longText',
      max: 4000,
    },
  ],
};
