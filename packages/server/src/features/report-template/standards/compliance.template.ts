import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, complianceCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const visit: readonly Entry[] = [
  {
    kind: 'entry',
    xmlTag: 'VISIT_REASON',
    label: 'Reason for the visit',
    type: 'choice',
    options: ['Routine', 'Complaint', 'Recall or incident', 'Change at the site', 'Other'],
  },
  { kind: 'entry', xmlTag: 'CERTIFICATE_REVIEWED', label: 'Certificate under review', type: 'text' },
  { kind: 'entry', xmlTag: 'ACCESS_GIVEN', label: 'How access to the site was given', type: 'longText' },
];

const standing = clauseSection('1 Standing of the certificate', [
  fundamentalClause(
    '1.1',
    'Access, scope and changes',
    'The site is on any day the one described by its certificate and last report, and lets a compliance visitor see that it is so.',
    [
      'Access was given without undue delay to all areas, people and records that the visitor asked to see.',
      'Products, lines and processes found on site lie within the certificated scope, and exclusions are as reported.',
      'Certificates, logos and statements about certification shown by the site are genuine, current and not misleading.',
      'Changes of ownership, layout, key staff or product since the last audit were notified as the rules require.',
      'Recalls, legal proceedings and notices since the last audit were notified in time and followed up.',
    ],
  ),
  clause('1.2', 'Follow-up of the last audit', [
    'Corrective actions accepted after the last audit are in place and still effective when looked at on the floor.',
    'Evidence that was sent to close non-conformities is genuine and agrees with what is found at the site.',
    'The audit duration, areas visited and records reviewed in the last report are consistent with the size of the site.',
  ]),
]);

const practice = clauseSection('2 Practice on the day', [
  clause('2.1', 'Controls seen in operation', [
    'Control points observed in operation are monitored as the food safety plan says, and records agree with what is seen.',
    'Detectors, scanners or other final controls tested in the presence of the visitor work and reject as intended.',
    'Labels in use at the lines visited match the products and their allergens, and start-up checks were made.',
    'One product chosen by the visitor is traced in both directions, with quantities that balance, during the visit.',
    'Hygiene of people, equipment and rooms on the day is at the level that the certificate leads a buyer to expect.',
  ]),
  clause('2.2', 'Records and people sampled', [
    'Cleaning, pest control and maintenance records for a recent period chosen by the visitor are complete and credible.',
    'Internal audits due since the last visit have been made, with findings that reflect the state of the site.',
    'Training records of people chosen on the floor show that they are competent for the task they were doing.',
    'Complaints and test results since the last audit show no trend that was left without response.',
    'Supplier approvals are valid for raw materials chosen by the visitor from those in use on the day.',
    'Product on hold is identified, agrees with the records, and its release or disposal was properly authorised.',
  ]),
]);

export const complianceTemplate: ReportTemplate = {
  standard: '{product} Compliance',
  code: 'COMPLIANCE',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions }),
    siteSection(),
    scopeSection({ categories: complianceCategories, particulars: visit }),
    personnelSection,
    durationSection,
    nonConformitySection,
    standing,
    practice,
    moduleSection,
    previousResultSection,
  ],
};
