import type { Entry } from '@attestry/contract/features/report-template/report-template.schema.ts';

/** Services: what a business does with goods other than making or trading them. */
export const servicesEntry: Entry = {
  kind: 'entry',
  xmlTag: 'SERVICES',
  label: 'Services',
  type: 'choices',
  options: [
    'Storage',
    'Distribution',
    'Importation',
    'Export',
    'Product Development',
    'Product Testing',
    'Repacking',
    'Further Processing',
    'Other',
  ],
};
