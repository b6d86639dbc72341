import { auditList } from '@attestry/contract/features/audit/audit.list.ts';
import type { AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { Share2 } from 'lucide-react';
import { addRecord } from '../../blocks/add-record.ts';
import { auditPath, shareAuditPath } from '../../blocks/addresses.ts';
import { csvAndXlsx, type RowAction, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { rowsAhead, rowsSource } from '../../blocks/list-screen/rows-query.ts';
import { NotedStatus } from '../../blocks/noted-status.tsx';
import { ListedStatus, listedStatus } from '../../blocks/record-status.tsx';
import { SiteCell } from '../../blocks/site-cell.tsx';
import { daysLeft, isSoon } from '../../kernel/days.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { AttentionStrip, useNothingWaits } from '../attention/attention.public.ts';
import { quietAuditCalls } from '../audit-record/audit-record.public.ts';
import { AuditSeal, AuditValidity, isCertificated, useWhyNoCertificate } from '../certificate/certificate.public.ts';
import { FirstSteps } from '../first-steps/first-steps.public.ts';
import { auditActions, useReportActions } from './audit-actions.parts.tsx';

const standingOf = ({ auditStatus, certificationStatus, expiryDate }: AuditRow) => ({
  recordStatus: auditStatus,
  certificationStatus,
  expiryDate,
});

type IsShown = (column: keyof typeof auditList.columns) => boolean;

const whoAsks = ({ name, others }: NonNullable<AuditRow['requestedBy']>): string =>
  others === 0
    ? i18n.t('requested by {name}', { name })
    : i18n.t('{count} requests, first by {name}', { count: others + 1, name });

/** What a reader is to do about an audit or what it lacks, below its status. */
const nextStepOf = (row: AuditRow, isBody: boolean): string | undefined => {
  if (row.requestedBy) return whoAsks(row.requestedBy);
  if (isBody && row.auditStatus === 'Holding' && row.visuals.isAbleToValidate) return i18n.t('yours to validate');
  if (row.auditStatus === 'Holding' && row.certificationStatus === 'Pending') return i18n.t('without a decision');
  if (row.nextAudit === 'In Holding') return i18n.t('next report in Holding');
  if (row.overdueSince) return i18n.t('audit overdue {day}', { day: row.overdueSince });
  const endsSoon = isCertificated(standingOf(row)) && row.expiryDate !== null && isSoon(daysLeft(row.expiryDate));
  return endsSoon && row.nextAudit === 'Not planned' ? i18n.t('no next audit') : undefined;
};

const StatusCell = ({ row, isShown }: { row: AuditRow; isShown: IsShown }) => {
  const { auditStatus, certificationStatus } = row;
  return (
    <NotedStatus
      status={isShown('auditStatus') ? certificationStatus : listedStatus(auditStatus, certificationStatus)}
      note={nextStepOf(row, useAudience()(['cb']))}
    />
  );
};

const cells = {
  site: (row: AuditRow, isShown: IsShown) => <SiteCell row={row} isShown={isShown} />,
  grade: (row: AuditRow) => <AuditSeal {...row} recordStatus={row.auditStatus} />,
  certificationStatus: (row: AuditRow, isShown: IsShown) => <StatusCell row={row} isShown={isShown} />,
  expiryDate: (row: AuditRow) => <AuditValidity {...row} recordStatus={row.auditStatus} />,
  auditStatus: (row: AuditRow) => <ListedStatus status={row.auditStatus} />,
};

/** Columns stacked below another one when there is no room for all. */
const under = { startDate: 'standard', validationDate: 'issueDate', programOwner: 'auditOwner' } as const;

const card = {
  line: ['standard', 'siteCode', 'city', 'country'],
  foot: ['certificationStatus', 'expiryDate'],
} as const;

const openingActions = (): RowAction<AuditRow>[] => [
  { ...viewAction, to: (row) => auditPath(row.id) },
  {
    label: i18n.t('Answer'),
    icon: Share2,
    offered: (row) => row.requestedBy !== undefined,
    to: (row) => shareAuditPath(row.id, row.requestedBy?.externalId ?? ''),
  },
];

/** The certificate, or why there is none, and the next audit for those who plan it. */
const beyondColumns = (whyNoCertificate: ReturnType<typeof useWhyNoCertificate>) => (row: AuditRow) => [
  {
    label: i18n.t('Certificate'),
    content: row.hasCertificate ? i18n.t('To download as PDF') : whyNoCertificate(standingOf(row)),
  },
  { label: i18n.t('Next audit'), content: row.nextAudit && i18n.t(row.nextAudit) },
];

const rows = rowsSource({ spec: auditList, load: (query) => quietAuditCalls.list({ query }) });

export const readAhead = rowsAhead(rows);

export const AuditListScreen = () => {
  const whyNoCertificate = useWhyNoCertificate();
  return (
    <ListScreen
      title={i18n.t('Audits')}
      besideTitle={<FirstSteps />}
      above={<AttentionStrip />}
      add={addRecord.audit()}
      {...rows}
      suggest={(query) => quietAuditCalls.suggestNames({ query })}
      useNothingLeft={useNothingWaits}
      nothingYet={i18n.t('Audits are listed here once their reports are uploaded.')}
      rowKey={(row) => row.id}
      rowName={(row) => i18n.t('audit {id}, {site}', { id: row.id, site: row.site })}
      opens={{ column: 'site', to: (row) => auditPath(row.id) }}
      toolBarFilters={['standard', 'certificationStatus']}
      cells={cells}
      leads={['grade', 'site']}
      folded={['auditStatus']}
      under={under}
      card={card}
      rowActions={[...openingActions(), ...useReportActions(), ...auditActions()]}
      beyondColumns={beyondColumns(whyNoCertificate)}
      countPresets={() => quietAuditCalls.countPresets()}
      exports={csvAndXlsx<typeof auditList.columns>((query) => quietAuditCalls.exportList({ query }))}
    />
  );
};
