import { type Section, severities } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { yesNo } from '../options.template.ts';

export const nonConformitySection: Section = {
  id: 'non-conformities',
  name: 'Non-conformities',
  content: [
    {
      kind: 'table',
      xmlTag: 'NON_CONFORMITIES',
      label: 'Non-conformities raised at this audit',
      rows: 60,
      columns: [
        { xmlTag: 'NC_CLAUSE', label: 'Clause', type: 'text', required: true, max: 12 },
        { xmlTag: 'NC_SEVERITY', label: 'Severity', type: 'choice', options: severities, required: true },
        { xmlTag: 'NC_AGAINST_INTENT', label: 'Against the statement of intent', type: 'choice', options: yesNo },
        { xmlTag: 'NC_DETAIL', label: 'Details of the non-conformity', type: 'longText', required: true, max: 4000 },
        { xmlTag: 'NC_CORRECTION', label: 'Correction', type: 'longText', max: 4000 },
        { xmlTag: 'NC_ROOT_CAUSE', label: 'Root cause', type: 'longText', max: 4000 },
        { xmlTag: 'NC_PREVENTIVE_ACTION', label: 'Preventive action plan', type: 'longText', max: 4000 },
        { xmlTag: 'NC_EVIDENCE', label: 'Evidence provided', type: 'longText', max: 4000 },
        { xmlTag: 'NC_CLOSED_ON', label: 'Closed on', type: 'date' },
        { xmlTag: 'NC_REVIEWED_BY', label: 'Reviewed by', type: 'text' },
      ],
    },
  ],
};
