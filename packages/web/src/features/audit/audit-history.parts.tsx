import type { AuditHistoryRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { auditPath } from '../../blocks/addresses.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { failureOf, sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { Blank } from '../../ui/missing.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { type PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import type { Tab } from '../../ui/tabs.tsx';
import { quietAuditCalls } from '../audit-record/audit-record.public.ts';

export const auditHistoryQuery = (id: string) =>
  queryOptions({ queryKey: ['audit', id, 'history'], queryFn: () => quietAuditCalls.history({ params: { id } }) });

const heads = () => [
  i18n.t('ID'),
  i18n.t('Audit start date'),
  i18n.t('Validation date'),
  i18n.t('Certification body'),
  i18n.t('Certification status'),
  i18n.t('Upload date'),
];

/** Records that are archived or were never validated are marked, because they are not part of the regular history. */
const isIrregular = ({ recordStatus }: AuditHistoryRow) => recordStatus === 'Holding' || recordStatus === 'Archived';

const rowOf = (row: AuditHistoryRow, isCurrent: boolean): PlainRow => ({
  key: row.id,
  isCurrent,
  cells: [
    isCurrent ? (
      row.id
    ) : (
      <Link key="id" to={auditPath(row.id)}>
        {row.id}
      </Link>
    ),
    row.auditStartDate,
    row.auditValidationDate ?? <Blank />,
    <bdi key="body">{row.certificationBodyName}</bdi>,
    <Fragment key="status">
      <RecordStatus status={row.certificationStatus} /> {isIrregular(row) && <RecordStatus status={row.recordStatus} />}
    </Fragment>,
    row.uploadDate,
  ],
});

const Rows = ({ rows, id }: { rows: readonly AuditHistoryRow[]; id: string }) =>
  rows.length === 0 ? (
    <PanelBody>{i18n.t('No data')}</PanelBody>
  ) : (
    <PlainTable label={i18n.t('Audit history')} heads={heads()} rows={rows.map((row) => rowOf(row, row.id === id))} />
  );

const AuditHistory = ({ id }: { id: string }) => {
  const history = useQuery(auditHistoryQuery(id));
  const failure = failureOf(history);
  if (failure) return <ErrorView message={sentenceOf(failure)} onRetry={() => void history.refetch()} />;
  return history.data ? (
    <Rows rows={history.data} id={id} />
  ) : (
    <PanelBody>
      <LineSkeletons lines={3} />
    </PanelBody>
  );
};

/** The audits of the same site and standard that the reader can see. */
export const historyTab = (id: string): Tab => ({
  key: 'history',
  label: i18n.t('Audit history'),
  content: (
    <Panel title={i18n.t('Audit history')}>
      <AuditHistory id={id} />
    </Panel>
  ),
});
