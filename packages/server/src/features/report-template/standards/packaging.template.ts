import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, letterGrades, packagingCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const plant: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'HYGIENE_LEVEL', label: 'Hygiene level', type: 'choice', options: ['High', 'Basic'] },
  { kind: 'entry', xmlTag: 'PRODUCTION_LINES', label: 'Number of production lines', type: 'number' },
  { kind: 'entry', xmlTag: 'MATERIALS_USED', label: 'Materials converted', type: 'longText' },
];

const system = clauseSection('1 Management and hazard control', [
  fundamentalClause(
    '1.1',
    'Directors of the packaging plant accept that what they make touches what others eat or use, and provide leadership, people and equipment accordingly.',
    [
      'A policy on product safety, legality and quality is signed, communicated and translated into yearly measurable objectives.',
      'Managers meet at planned intervals to review performance, with minutes that show decisions, owners and completion.',
      'An organisation chart and job descriptions assign authority for hold, release and complaint to named posts and deputies.',
      'A plan to develop product safety culture is carried out, measured and renewed each year with the views of the workforce.',
    ],
  ),
  fundamentalClause(
    '1.2',
    'A hazard and risk management system identifies what could make the packaging unsafe, illegal or unfit, and keeps each such hazard under control.',
    [
      'A trained team describes products, end uses and process flows, and verifies the flows on the factory floor.',
      'Chemical migration, foreign bodies, microbes, print set-off, defects of function and malicious action are all considered.',
      'Control points have limits, monitoring and correction, and the whole study is reviewed yearly and before changes.',
    ],
  ),
  clause('1.3', [
    'Raw material suppliers are approved and monitored, and declarations of compliance match the material and intended use.',
    'Recycled material is used only where its source, process and legal standing for the intended contact have been established.',
    'Finished packaging can be traced to raw material lots and to customers, with a test at least yearly in both directions.',
    'Customers are informed, and stock is withdrawn, when packaging already sent may harm the safety of their products.',
  ]),
]);

const operations = clauseSection('2 Plant and operations', [
  clause('2.1', [
    'Buildings and external areas are maintained so that dust, water, birds and insects do not reach materials or product.',
    'Cleaning of plant and rooms follows schedules suited to the hygiene level, and inspections confirm the outcome.',
    'Hand tools, blades, fasteners and machine parts are controlled, and missing pieces lead to a search and hold.',
    'Glass and brittle plastics near product are listed, inspected and handled on breakage by a written procedure.',
    'Pellets, trim, dust and waste are contained, collected and removed without loss to drains or grounds.',
  ]),
  clause('2.2', [
    'Artwork, plates and cylinders are approved, identified and inspected, and withdrawn versions cannot be used again.',
    'Line clearance between print runs is carried out, signed and verified so that mixed packs cannot reach a customer.',
    'Inks, varnishes, adhesives and additives are suitable for the end use, mixed to formula and recorded by batch.',
    'Curing, drying and stacking conditions that bear on migration, odour or set-off are specified and monitored.',
  ]),
  clause('2.3', [
    'Tests of dimension, strength, seal, barrier, colour and odour follow a plan, with limits agreed with customers.',
    'Migration or compositional testing is made by competent laboratories at a frequency based on risk and on change.',
    'Non-conforming product and returns are identified, held and disposed of so that they cannot rejoin good stock.',
    'Finished packaging is wrapped, labelled, stored and carried in such a way that it arrives clean, dry and undamaged.',
    'Workers follow hygiene rules suited to the hygiene level, are trained for their tasks and wear suitable clothing.',
  ]),
]);

export const packagingTemplate: ReportTemplate = {
  standard: 'Packaging Materials',
  code: 'PACKAGING',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(plant),
    scopeSection({ categories: packagingCategories }),
    personnelSection,
    durationSection,
    nonConformitySection,
    system,
    operations,
    moduleSection,
    previousResultSection,
  ],
};
