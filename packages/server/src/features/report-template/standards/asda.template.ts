import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, ownLabelCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const retailer = clauseSection('1 Own-brand supply', [
  fundamentalClause(
    '1.1',
    'Retailer policies and approval',
    'A site that packs under the brand of a retailer manages that trust knowingly: what the retailer asks beyond the law is identified, met and proved for every own-brand product.',
    [
      'The current policies of the retailer that apply to the products are held on site, and a named person follows changes to them.',
      'All own-brand products made or packed on site are listed, with their approved specification and its version.',
      'No product, site, line or process is used for own-brand supply before the retailer has approved it in writing.',
      'Changes of recipe, ingredient source, pack or process are submitted for approval before they are introduced.',
      'A named technical contact and a deputy can be reached by the retailer at any hour in an emergency.',
    ],
  ),
  clause('1.2', 'Sourcing and product quality', [
    'Ingredients with sourcing rules, such as palm oil, soya, fish, eggs, meat or cocoa, meet those rules by lot.',
    'Supply maps reach back to primary production for materials that the retailer has named as critical.',
    'Samples of own-brand products are assessed against the agreed quality standard on each production day.',
    'Product surveillance tests required by the retailer are made on time, and failures are reported without delay.',
    'Complaint rates per product are followed against targets, with an improvement plan for those which exceed them.',
  ]),
]);

const assurance = clauseSection('2 Product assurance', [
  fundamentalClause(
    '2.1',
    'Pack verification',
    'Own-brand packs leave the site with the correct product, label, code and weight, and evidence for each run is at hand.',
    [
      'Pack verification uses scanners on all own-brand lines, or an agreed manual check where scanning is not possible.',
      'Retained packs or images from start, middle and end of each run are kept until the end of shelf life.',
      'Weights, counts and date codes conform to law and to the specification, with records by run.',
    ],
  ),
  clause('2.2', 'Process assurance and withdrawal', [
    'Detection equipment on own-brand lines meets the sensitivity agreed, and any departure has been accepted in writing.',
    'Thermal processes for own-brand products are validated by a competent authority on the equipment in use.',
    'Shelf life of own-brand products is supported by studies that follow the protocol agreed with the retailer.',
    'Temperature and life remaining on arrival at the depot meet the specification, as delivery records show.',
    'Surplus and rejected own-brand packs are debranded, donated or destroyed only by the route that was agreed.',
    'A withdrawal exercise with an own-brand product has been made in the last twelve months and reported.',
  ]),
]);

export const asdaTemplate: ReportTemplate = {
  standard: 'ASDA AA',
  code: 'ASDA',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions }),
    siteSection(),
    scopeSection({ categories: ownLabelCategories }),
    personnelSection,
    durationSection,
    nonConformitySection,
    retailer,
    assurance,
    moduleSection,
    previousResultSection,
  ],
};
