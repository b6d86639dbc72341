import { auditList } from '@attestry/contract/features/audit/audit.list.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { auditPath } from '../../blocks/addresses.ts';
import { nameWithId } from '../../blocks/list-screen/list-parts.ts';
import { RecordRows } from '../../blocks/list-screen/rows/record-rows.tsx';
import { ListedStatus, listedStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { AuditSeal, AuditValidity } from '../certificate/certificate.public.ts';

type Audit = Site['audits'][number];
type IsShown = (column: keyof typeof auditList.columns) => boolean;

const shown = ['id', 'standard', 'startDate', 'certificationStatus', 'issueDate', 'expiryDate', 'auditStatus'] as const;

const nameOf = ({ id, standard }: Audit) => nameWithId({ name: standard, id });

const cells = {
  grade: (audit: Audit) => <AuditSeal {...audit} />,
  standard: (audit: Audit, isShown: IsShown) => (isShown('id') ? audit.standard : nameOf(audit)),
  certificationStatus: ({ recordStatus, certificationStatus: status }: Audit, isShown: IsShown) =>
    isShown('auditStatus') ? (
      <ListedStatus status={status} muted={recordStatus !== 'Current'} />
    ) : (
      <ListedStatus status={listedStatus(recordStatus, status)} />
    ),
  expiryDate: (audit: Audit) => <AuditValidity {...audit} />,
  auditStatus: ({ recordStatus }: Audit) => <ListedStatus status={recordStatus} />,
};

/** The audits of a site that the reader can see. */
export const AuditsOfSite = ({ audits }: { audits: readonly Audit[] }) => (
  <Panel>
    <RecordRows
      title={i18n.t('Audits')}
      spec={auditList}
      shown={shown}
      rows={audits}
      rowKey={({ id }) => id}
      rowName={nameOf}
      opens={{ column: 'id', to: ({ id }) => auditPath(id) }}
      names="standard"
      leads={['grade']}
      cells={cells}
      card={{ line: ['startDate'], foot: ['certificationStatus', 'expiryDate'], labelled: ['startDate'] }}
    />
  </Panel>
);
