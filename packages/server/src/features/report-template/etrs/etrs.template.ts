import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { certificateDecisions, labourCategories, yesNo } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { scorecardSection } from '../sections/scorecard.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';
import { employment, payAndVoice } from './employment.template.ts';
import { governance } from './governance.template.ts';
import { safetyAndEnvironment } from './safety-and-environment.template.ts';

const workforce: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'WORKERS_PERMANENT', label: 'Permanent workers', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKERS_TEMPORARY', label: 'Temporary and agency workers', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKERS_MIGRANT', label: 'Migrant workers', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKERS_WOMEN', label: 'Women among the workers', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKERS_UNDER_18', label: 'Workers under eighteen', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKERS_INTERVIEWED', label: 'Workers interviewed', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKER_LANGUAGES', label: 'Languages spoken by workers', type: 'text' },
  { kind: 'entry', xmlTag: 'LABOUR_SUPPLIERS', label: 'Labour suppliers used', type: 'number' },
  {
    kind: 'entry',
    xmlTag: 'WORKER_REPRESENTATION',
    label: 'Representation of workers',
    type: 'choice',
    options: ['Union', 'Elected representatives', 'Union and elected representatives', 'None'],
  },
  {
    kind: 'entry',
    xmlTag: 'LONGEST_WEEK',
    label: 'Longest working week found',
    type: 'number',
    hint: 'Hours, overtime included',
  },
  { kind: 'entry', xmlTag: 'LIVING_WAGE_PAID', label: 'Living wage paid to all', type: 'choice', options: yesNo },
  { kind: 'entry', xmlTag: 'HOUSING', label: 'Housing provided to workers', type: 'choice', options: yesNo },
];

const scorecard = scorecardSection([
  { tag: 'GOVERNANCE', name: 'governance and integrity' },
  { tag: 'SOURCING', name: 'responsible sourcing' },
  { tag: 'RECRUITMENT', name: 'free choice of work and recruitment' },
  { tag: 'TREATMENT', name: 'equality and fair treatment' },
  { tag: 'PAY_AND_HOURS', name: 'pay and hours' },
  { tag: 'VOICE', name: 'voice of workers' },
  { tag: 'SAFETY', name: 'health, safety and housing' },
  { tag: 'ENVIRONMENT', name: 'environment and community' },
]);

export const etrsTemplate: ReportTemplate = {
  standard: 'ETRS',
  code: 'ETRS',
  version: '2.0',
  sections: [
    summarySection({ decisions: certificateDecisions }),
    siteSection(workforce),
    scopeSection({ categories: labourCategories }),
    scorecard,
    personnelSection,
    durationSection,
    nonConformitySection,
    governance,
    employment,
    payAndVoice,
    safetyAndEnvironment,
    moduleSection,
    previousResultSection,
  ],
};
