import { type Section, severities } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { yesNo } from '../options.template.ts';

export const previousResultSection: Section = {
  id: 'previous-results',
  name: 'Previous audit results',
  content: [
    { kind: 'entry', xmlTag: 'PREVIOUS_CONCLUSION', label: 'How earlier findings stand today', type: 'longText' },
    {
      kind: 'table',
      xmlTag: 'PREVIOUS_RESULTS',
      label: 'Non-conformities of the previous audit',
      rows: 60,
      columns: [
        { xmlTag: 'PREVIOUS_CLAUSE', label: 'Clause', type: 'text', required: true, max: 12 },
        { xmlTag: 'PREVIOUS_SEVERITY', label: 'Severity', type: 'choice', options: severities },
        { xmlTag: 'PREVIOUS_DETAIL', label: 'Finding', type: 'longText', max: 4000 },
        { xmlTag: 'PREVIOUS_ACTION', label: 'Action taken', type: 'longText', max: 4000 },
        { xmlTag: 'PREVIOUS_EFFECTIVE', label: 'Action still effective', type: 'choice', options: yesNo },
      ],
    },
  ],
};
