import type { Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { yesNo } from '../options.template.ts';

export const personnelSection: Section = {
  id: 'personnel',
  name: 'Personnel present',
  content: [
    { kind: 'entry', xmlTag: 'SENIOR_MANAGER', label: 'Most senior manager present', type: 'text' },
    {
      kind: 'table',
      xmlTag: 'PERSONNEL',
      label: 'People present at the audit',
      rows: 40,
      columns: [
        { xmlTag: 'PERSON_NAME', label: 'Name', type: 'text', required: true },
        { xmlTag: 'PERSON_JOB_TITLE', label: 'Job title', type: 'text' },
        { xmlTag: 'PERSON_OPENING', label: 'Opening meeting', type: 'choice', options: yesNo },
        { xmlTag: 'PERSON_INSPECTION', label: 'Site inspection', type: 'choice', options: yesNo },
        { xmlTag: 'PERSON_PROCEDURES', label: 'Review of procedures', type: 'choice', options: yesNo },
        { xmlTag: 'PERSON_CLOSING', label: 'Closing meeting', type: 'choice', options: yesNo },
      ],
    },
  ],
};
