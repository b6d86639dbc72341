import { type Entry, services } from '@attestry/contract/features/report-template/report-template.schema.ts';

export const servicesEntry: Entry = {
  kind: 'entry',
  xmlTag: 'SERVICES',
  label: 'Services',
  type: 'choices',
  options: services,
};
