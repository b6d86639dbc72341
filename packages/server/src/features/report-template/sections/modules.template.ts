import type { Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { modules } from '../options.template.ts';

/** Not named "Additional": the details screen omits a section of that name from its tabs. */
export const moduleSection: Section = {
  id: 'modules',
  name: 'Additional modules',
  content: [
    {
      kind: 'table',
      xmlTag: 'MODULE_RESULTS',
      label: 'Results of the additional modules',
      rows: modules.length,
      columns: [
        { xmlTag: 'MODULE_NAME', label: 'Module', type: 'choice', options: modules, required: true },
        {
          xmlTag: 'MODULE_RESULT',
          label: 'Result',
          type: 'choice',
          options: ['Certificated', 'Not Certificated', 'Pending'],
        },
        { xmlTag: 'MODULE_SCOPE', label: 'Scope of the module', type: 'longText' },
        { xmlTag: 'MODULE_NOTE', label: 'Notes', type: 'longText', max: 4000 },
      ],
    },
    {
      kind: 'entry',
      xmlTag: 'MODULES_SUMMARY',
      label: 'Summary of the additional modules',
      type: 'longText',
      max: 4000,
    },
  ],
};
