import type { Section } from '@attestry/contract/features/report-template/report-template.schema.ts';

export const durationSection: Section = {
  id: 'duration',
  name: 'Audit team and duration',
  content: [
    { kind: 'entry', xmlTag: 'AUDITOR_NAME', key: 'auditorName', label: 'Auditor name', type: 'text', required: true },
    {
      kind: 'entry',
      xmlTag: 'AUDITOR_NUMBER',
      key: 'auditorNumber',
      label: 'Auditor number',
      type: 'text',
      required: true,
      max: 20,
    },
    { kind: 'entry', xmlTag: 'SECOND_AUDITOR_NAME', label: 'Second auditor name', type: 'text' },
    { kind: 'entry', xmlTag: 'SECOND_AUDITOR_NUMBER', label: 'Second auditor number', type: 'text', max: 20 },
    { kind: 'entry', xmlTag: 'WITNESS_NAME', label: 'Witness or trainee', type: 'text' },
    { kind: 'entry', xmlTag: 'AUDIT_LANGUAGE', label: 'Language of the audit', type: 'text' },
    { kind: 'entry', xmlTag: 'INTERPRETER', label: 'Interpreter', type: 'text' },
    { kind: 'entry', xmlTag: 'MAN_DAYS_ON_SITE', label: 'Man-days on site', type: 'number' },
    { kind: 'entry', xmlTag: 'MAN_DAYS_OFF_SITE', label: 'Man-days off site', type: 'number' },
    { kind: 'entry', xmlTag: 'MAN_DAYS_EXPECTED', label: 'Man-days expected', type: 'number' },
    { kind: 'entry', xmlTag: 'DURATION_REASON', label: 'Reason for the difference in duration', type: 'longText' },
    {
      kind: 'table',
      xmlTag: 'AUDIT_DAYS',
      label: 'Days of the audit',
      rows: 12,
      columns: [
        { xmlTag: 'DAY_DATE', label: 'Date', type: 'date', required: true },
        { xmlTag: 'DAY_START', label: 'Start time', type: 'text', max: 5 },
        { xmlTag: 'DAY_FINISH', label: 'Finish time', type: 'text', max: 5 },
        { xmlTag: 'DAY_PLACE', label: 'On site or remote', type: 'choice', options: ['On site', 'Remote'] },
      ],
    },
  ],
};
