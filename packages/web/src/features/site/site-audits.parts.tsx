import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { Link } from '@tanstack/react-router';
import { auditPath } from '../../blocks/addresses.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { Blank } from '../../ui/missing.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { type PlainRow, PlainTable } from '../../ui/plain-table.tsx';

type Audit = Site['audits'][number];

const heads = () => [
  i18n.t('ID'),
  i18n.t('Standard'),
  i18n.t('Audit start date'),
  i18n.t('Certification status'),
  i18n.t('Issue date'),
  i18n.t('Expiry date'),
  i18n.t('Record status'),
];

const rowOf = (audit: Audit): PlainRow => ({
  key: audit.id,
  cells: [
    <Link key="id" to={auditPath(audit.id)}>
      {audit.id}
    </Link>,
    audit.standard,
    audit.startDate,
    <RecordStatus key="certification" status={audit.certificationStatus} />,
    audit.issueDate ?? <Blank />,
    audit.expiryDate ?? <Blank />,
    <RecordStatus key="record" status={audit.recordStatus} />,
  ],
});

/** The audits of a site that the reader can see. */
export const AuditsOfSite = ({ audits }: { audits: readonly Audit[] }) => (
  <Panel>
    {audits.length === 0 ? (
      <PanelBody>{i18n.t('No data')}</PanelBody>
    ) : (
      <PlainTable label={i18n.t('Audits')} heads={heads()} rows={audits.map(rowOf)} />
    )}
  </Panel>
);
