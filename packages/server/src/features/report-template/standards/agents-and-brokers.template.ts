import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, letterGrades, tradeCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const business: readonly Entry[] = [
  {
    kind: 'entry',
    xmlTag: 'AGENT_ROLE',
    label: 'Role',
    type: 'choice',
    options: ['Agent', 'Broker', 'Agent and Broker'],
    required: true,
  },
  {
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
  },
];

const direction = clauseSection('1 Direction and responsibility', [
  fundamentalClause(
    '1.1',
    'Those who own and run the trading business answer for the safety and legality of what they sell, although they may never see it, and give the people who buy and sell the means to do so.',
    [
      'A policy on safety, legality and authenticity applies to every product traded and is known to buyers, sellers and those who arrange transport.',
      'A named person with authority to stop a sale is responsible for product safety, and is independent of commercial targets in that decision.',
      'Senior managers review complaints, incidents, supplier performance and audit results at least yearly and decide on improvements.',
      'The law of the countries of origin, transit and sale that applies to the products is identified, and changes are followed.',
    ],
  ),
  clause('1.2', [
    'A hazard and risk analysis covers each product group and every service the business arranges, and names the party that controls each hazard.',
    'The analysis is reviewed at least once a year and when a new product group, origin, supplier or service provider is taken on.',
    'Procedures, contracts and records are controlled, protected and kept long enough to settle any claim within the life of the product.',
    'Internal audits test the purchase and sale of real consignments against procedures, and actions are closed with evidence.',
  ]),
]);

const trading = clauseSection('2 Trade and services', [
  fundamentalClause(
    '2.1',
    'The business knows who made what it sells and deals only with manufacturers and packers whose competence it has established by evidence rather than reputation.',
    [
      'Each manufacturer, packer or consolidator is approved by certification with matching scope, by audit or by an assessment that is justified by low risk.',
      'Approval is reviewed at a set frequency, and certificates are verified with the issuer and followed to their expiry.',
      'A supplier whose performance declines, or whose certificate lapses, is dealt with by a written procedure and customers concerned are told.',
      'Vulnerability to fraud is assessed for each product group and origin, with checks to match the risk at purchase.',
    ],
  ),
  fundamentalClause(
    '2.2',
    'Each consignment can be traced from the last manufacturer to the customer and back within one working day, with quantities that agree at each change of hands.',
    [
      'Consignment records link purchase, transport, storage, any repacking and sale by lot or batch, and the physical goods bear the same identity.',
      'Traceability is tested at least yearly in both directions on products of differing risk, and results are kept with timings.',
      'Recall and withdrawal can be started at any hour, contact lists are current, and a rehearsal has been held in the last year.',
    ],
  ),
  clause('2.3', [
    'Specifications or buying requirements are agreed with the manufacturer and the customer, and an intended change is passed to the customer before it happens.',
    'Conformity of goods to specification is verified by inspection, certificates of analysis or tests in line with risk, and failures lead to a hold.',
    'Providers of storage, transport, repacking and processing are approved for the work and hold written instructions on handling, temperature and hygiene.',
    'Labels and accompanying documents for which the business is responsible are checked for accuracy before goods are released.',
    'Complaints are investigated together with the manufacturer, answered in good time and analysed for trends.',
  ]),
]);

export const agentsAndBrokersTemplate: ReportTemplate = {
  standard: 'Agents and Brokers',
  code: 'AGENTS',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(),
    scopeSection({ categories: tradeCategories, particulars: business }),
    personnelSection,
    durationSection,
    nonConformitySection,
    direction,
    trading,
    moduleSection,
    previousResultSection,
  ],
};
