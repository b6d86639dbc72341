import type {
  Entry,
  ReportTemplate,
  Section,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, labourCategories, yesNo } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const workforce: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'WORKERS_PERMANENT', label: 'Permanent workers', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKERS_TEMPORARY', label: 'Temporary and agency workers', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKERS_MIGRANT', label: 'Migrant workers', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKERS_INTERVIEWED', label: 'Workers interviewed', type: 'number' },
  { kind: 'entry', xmlTag: 'WORKER_LANGUAGES', label: 'Languages spoken by workers', type: 'text' },
  { kind: 'entry', xmlTag: 'HOUSING', label: 'Housing provided to workers', type: 'choice', options: yesNo },
];

const governance = clauseSection('1 Ethical governance', [
  fundamentalClause(
    '1.1',
    'Policy and responsibility',
    'The business respects the people who work in it and for it, has said so publicly, and manages its effect on their rights with the same care as it manages its product.',
    [
      'A policy on labour rights, approved at the highest level, covers all workers on site including those of agencies and contractors.',
      'A named senior manager is responsible for ethical trade, has authority to act and reports on it to owners or directors.',
      'Labour law, collective agreements and customer codes that apply are identified, and the most protective provision is followed.',
      'Risks to workers are assessed at the site and in its supply, with attention to groups who are more easily harmed.',
    ],
  ),
  clause('1.2', 'Labour suppliers and integrity', [
    'Labour suppliers are licensed where law requires, approved before use, and audited on fees, contracts, wages and deductions.',
    'Suppliers of goods are told what is expected of them on labour rights, and those at greater risk are assessed.',
    'Workers can raise grievances in confidence and in their own language, and outcomes are recorded and free from retaliation.',
    'Business integrity rules forbid bribery and falsified records, and staff in exposed posts have been trained in them.',
  ]),
]);

const labour = clauseSection('2 Work and workers', [
  fundamentalClause(
    '2.1',
    'Free choice of work',
    'All work is freely chosen by adults or protected young workers, and nobody pays, in money or liberty, for having a job.',
    [
      'Workers keep their own identity documents, may leave after reasonable notice and have paid no recruitment fee or deposit.',
      'Age is verified by reliable documents before hiring, and a plan to protect any child found at work exists.',
      'Young workers do no night work or hazardous tasks, and their hours allow for schooling.',
    ],
  ),
  clause('2.2', 'Contracts, wages and hours', [
    'Written terms in a language the worker understands state job, pay, hours, notice and deductions before work starts.',
    'Wages meet the legal or agreed minimum for normal hours, are paid on time, and pay slips can be understood by those who get them.',
    'Working hours are recorded reliably and stay within law, overtime is voluntary, and one day in seven is free.',
    'Contracts do not avoid duties to workers through repeated short terms, false apprenticeships or sham self-employment.',
  ]),
  clause('2.3', 'Representation and fair treatment', [
    'Workers may form or join a union or choose representatives freely, and representatives have access to their workplaces.',
    'Recruitment, pay, promotion and dismissal are free from discrimination, as records and interviews confirm.',
    'Harsh treatment, harassment and fines as punishment are prohibited, and disciplinary steps are fair and recorded.',
  ]),
  clause('2.4', 'Safety, welfare and environment', [
    'A health and safety assessment covers all tasks, machinery, chemicals and new or expectant mothers, and its actions are done.',
    'Fire exits are open, alarms and equipment are serviced, and evacuation drills are held on each shift at least yearly.',
    'Accidents are recorded and investigated, first aid is at hand on all shifts, and protective equipment is free of charge.',
    'Drinking water, toilets, rest areas and any housing provided are clean, safe, sufficient and respect privacy.',
    'Environmental permits are valid, and waste, water and energy are managed so that workers and neighbours are not harmed.',
  ]),
]);

/** Stored reports use these labels, so they keep their original spelling. */
const asFirstSpelt = (section: Section): Section => ({
  ...section,
  content: section.content.map((each) =>
    each.kind === 'entry' ? { ...each, label: each.label.replace('email', 'e-mail') } : each,
  ),
});

export const firstEtrsTemplate: ReportTemplate = {
  standard: 'ETRS',
  code: 'ETRS',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions }),
    asFirstSpelt(siteSection(workforce)),
    scopeSection({ categories: labourCategories }),
    personnelSection,
    durationSection,
    nonConformitySection,
    governance,
    labour,
    moduleSection,
    previousResultSection,
  ],
};
