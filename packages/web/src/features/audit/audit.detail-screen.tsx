import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { isUnvalidated } from '@attestry/contract/features/audit/audit.states.ts';
import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { auditPath, listCrumbs, newRecordPath, sitePath, updateRecordPath } from '../../blocks/addresses.ts';
import { ChangeLogScreen } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, DetailsHeader } from '../../blocks/details/details-screen.tsx';
import { DetailsSideTabs } from '../../blocks/details/details-tabs.tsx';
import { placeText } from '../../blocks/details/place-and-contact.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import { useOfferedActions } from '../../blocks/list-screen/row-menu.tsx';
import { readAnewAfter } from '../../blocks/read-anew.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { useAudience, useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import type { Fact } from '../../ui/facts-strip.tsx';
import { useDocumentsTab } from '../audit-document/audit-document.public.ts';
import { AuditEditing, EditedMark } from '../audit-editing/audit-editing.public.ts';
import { archiveActions, validateActions } from '../audit-life/audit-life.public.ts';
import { auditHead, auditQuery, quietAuditCalls } from '../audit-record/audit-record.public.ts';
import { CertificateValidity, GradeSeal } from '../certificate/certificate.public.ts';
import { useMaySetOptions } from '../sharing/sharing.public.ts';
import { AuditValidity, auditReportQuery, downloadCertificate, downloadReport } from './audit.parts.tsx';
import { AuditContacts, AuditFacts } from './audit-facts.parts.tsx';
import { historyTab } from './audit-history.parts.tsx';
import { logosActions } from './logos.parts.tsx';
import { planningActions } from './next-audit.parts.tsx';
import { ProNeeded } from './pro-needed.parts.tsx';
import { useReportTabs } from './report/report-tabs.parts.tsx';

const useSharingActions = ({ id, visuals, certificationStatus }: Audit): MenuAction[] => {
  const { isAbleToShare } = visuals;
  const standing = { type: 'audit', isAbleToShare, certificationStatus: certificationStatus.name } as const;
  const maySetOptions = useMaySetOptions()(standing);
  const settings = { label: i18n.t('Verify Settings'), to: auditPath(id, '/share/verify-settings') };
  return [
    ...(isAbleToShare ? [{ label: i18n.t('Share'), to: auditPath(id, '/share') }] : []),
    ...(maySetOptions ? [settings] : []),
  ];
};

const useActions = (audit: Audit, readsReport: boolean): MenuAction[] => {
  const can = useCan();
  const sharing = useSharingActions(audit);
  const archiving = useOfferedActions(archiveActions(), audit);
  const validating = useOfferedActions(validateActions(), audit);
  const changes = { label: i18n.t('Change log'), to: auditPath(audit.id, '/change-log') };
  const newRecord = { label: i18n.t('Create new record'), to: newRecordPath(audit.site.id) };
  const update = { label: i18n.t('Update existing record'), to: updateRecordPath(audit.id) };
  return [
    ...(audit.visuals.isAbleToCreateRecord ? [newRecord] : []),
    ...(audit.visuals.isAbleToEdit ? [update] : []),
    ...archiving,
    ...(can('Audit.Changes') ? [changes] : []),
    ...sharing,
    ...planningActions(audit),
    ...(readsReport ? [{ label: i18n.t('Download as PDF'), run: () => void downloadReport(audit.id) }] : []),
    ...validating,
    { label: i18n.t('Download Certificate'), run: () => void downloadCertificate(audit.id) },
    ...logosActions(audit),
  ];
};

const factsOf = (audit: Audit): Fact[] => [
  { label: i18n.t('Certification status'), value: <RecordStatus status={audit.certificationStatus.name} /> },
  { label: i18n.t('Record status'), value: <RecordStatus status={audit.recordStatus} /> },
  { label: i18n.t('Standard'), value: audit.standard.name },
  { label: i18n.t('Certification body'), value: audit.certificationBody.name },
  {
    label: i18n.t('Certificate'),
    value: isUnvalidated(audit) ? (
      <CertificateValidity expiry={null} />
    ) : (
      <AuditValidity
        certificationStatus={audit.certificationStatus.name}
        recordStatus={audit.recordStatus}
        issueDate={audit.certificateIssueDate}
        expiryDate={audit.certificateExpiryDate}
      />
    ),
  },
];

const SiteLine = ({ audit: { site, siteLocation } }: { audit: Audit }) => {
  const can = useCan();
  const label = i18n.t('Site {code}', { code: site.id });
  return (
    <>
      {can('Site.View') ? <Link to={sitePath(site.id)}>{label}</Link> : label}
      {` · ${placeText(siteLocation)}`}
    </>
  );
};

const ReportOfAudit = ({ audit }: { audit: Audit }) => {
  const details = {
    key: 'details',
    label: i18n.t('Details'),
    mark: <EditedMark section={i18n.t('Details')} />,
    content: (
      <>
        <AuditFacts audit={audit} readsReport />
        <AuditContacts audit={audit} />
      </>
    ),
  };
  const tabs = [details, ...useReportTabs(audit.id), historyTab(audit.id), useDocumentsTab(audit)];
  return <DetailsSideTabs label={i18n.t('Parts of the report')} tabs={tabs} />;
};

export const AuditDetails = ({ audit }: { audit: Audit }) => {
  const readsReport = !useAudience()(['lite']);
  const { data: report } = useQuery({ ...auditReportQuery(audit.id), enabled: readsReport });
  return (
    <AuditEditing audit={audit} report={report} readAnew={() => readAnewAfter(auditEditingApi.editReport)}>
      <DetailsHeader
        title={audit.site.name}
        subtitle={<SiteLine audit={audit} />}
        mark={<GradeSeal grade={isUnvalidated(audit) ? null : audit.grade} large />}
        breadcrumb={[listCrumbs.audits()]}
        actions={useActions(audit, readsReport)}
        facts={factsOf(audit)}
      />
      {readsReport ? (
        <ReportOfAudit audit={audit} />
      ) : (
        <DetailsColumns beside={<ProNeeded />}>
          <AuditFacts audit={audit} readsReport={false} />
        </DetailsColumns>
      )}
    </AuditEditing>
  );
};

export const AuditDetailScreen = () => (
  <RecordOfRoute query={auditQuery}>{(audit) => <AuditDetails key={audit.id} audit={audit} />}</RecordOfRoute>
);

const AuditChanges = ({ audit }: { audit: Audit }) => (
  <ChangeLogScreen
    scope={['audit', audit.id]}
    breadcrumb={auditHead(audit).breadcrumb}
    load={(query) => quietAuditCalls.changeLog({ params: { id: audit.id }, query })}
  />
);

export const AuditChangeLogScreen = () => (
  <RecordOfRoute query={auditQuery}>{(audit) => <AuditChanges audit={audit} />}</RecordOfRoute>
);
