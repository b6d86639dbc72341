import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, consumerCategories, letterGrades } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const management = clauseSection('1 Management and product risk', [
  fundamentalClause(
    '1.1',
    'Managers at every level treat the safety and legality of consumer products as a condition of business and can show the resources, decisions and checks by which they keep it so.',
    [
      'A signed policy on product safety, legality and quality is understood by staff, and yearly objectives with measures are set under it.',
      'Responsibilities for design, purchasing, production, release and incident handling are assigned in writing with deputies.',
      'A management review at least once a year weighs audits, complaints, accident reports, test failures and changes in law.',
    ],
  ),
  fundamentalClause(
    '1.2',
    'Each product is assessed for the harm it could do in use, foreseeable misuse and disposal, and the measures that follow are built into its design and its manufacture.',
    [
      'The product risk assessment considers age and ability of users, small parts, sharp edges, chemicals, flammability, microbes and electricity as relevant.',
      'Legal and voluntary safety requirements for each market are listed, and conformity is shown by a technical file or test reports from competent laboratories.',
      'Warnings, age grading and instructions for use follow from the risk assessment and are legible and lasting on product or pack.',
      'A change of material, component, supplier or process is assessed before it is introduced, and affected tests are repeated.',
    ],
  ),
  clause('1.3', [
    'Internal audits cover the whole standard every year, and are carried out by trained people independent of the activity.',
    'Corrective action deals with the cause of each failure, is completed within a set time and is verified for effect.',
    'Suppliers of materials, components and finished goods are approved by risk and monitored by results.',
    'Product can be traced to its materials and its customers by lot, and both traceability and recall are tested at least once a year.',
  ]),
]);

const manufacture = clauseSection('2 Site and manufacture', [
  clause('2.1', [
    'Buildings, grounds and storage protect product and materials from dirt, damp, pests and damage, and inspections are recorded.',
    'Cleaning standards are defined for each area according to the hygiene class of the product, and results are checked.',
    'Equipment is suited to its purpose, maintained to a plan, and released after maintenance by a signed check.',
    'Foreign-body risks, including needles, blades, glass and fasteners, are assessed and controlled, with broken parts accounted for.',
  ]),
  clause('2.2', [
    'Process settings that affect safety or quality are specified and monitored, and products made outside limits are held.',
    'Inspection and testing plans state samples, methods, limits and action, and rest on recognised statistical or risk principles.',
    'Instruments used for safety or legality are calibrated, and a fault leads to review of product already judged with them.',
    'Printed matter and packs are checked against approved copies at start and after each change, and obsolete stock is removed.',
    'Release is made by an authorised person once required checks are complete, and held stock cannot be shipped by mistake.',
  ]),
  clause('2.3', [
    'Workers are trained for their tasks, and competence is confirmed for those that affect product safety or legality.',
    'Rules on clothing, hand washing, jewellery and illness match the hygiene class of the product and apply to visitors too.',
    'Chemicals not part of the product are kept apart and labelled, and cannot reach materials or finished goods.',
  ]),
]);

export const consumerProductsTemplate: ReportTemplate = {
  standard: 'Consumer Products',
  code: 'CONSUMER',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(),
    scopeSection({ categories: consumerCategories }),
    personnelSection,
    durationSection,
    nonConformitySection,
    management,
    manufacture,
    moduleSection,
    previousResultSection,
  ],
};
