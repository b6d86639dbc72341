import { auditErrors } from '@attestry/contract/features/audit/audit.errors.ts';
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listCrumbs, sitePath } from '../../blocks/addresses.ts';
import { ArchivedMark } from '../../blocks/archived-mark.tsx';
import { ChangeLogOfRoute } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, DetailsHeader } from '../../blocks/details/details-screen.tsx';
import { DetailsSideTabs } from '../../blocks/details/details-tabs.tsx';
import { townAndCountry } from '../../blocks/details/place-and-contact.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import { ProNeeded } from '../../blocks/pro-needed.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { useAudience, useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { PartsLine } from '../../ui/parts-line.tsx';
import { useDocumentsTab } from '../audit-document/audit-document.public.ts';
import { AuditEditing, EditedMark, EditedOnPaper } from '../audit-editing/audit-editing.public.ts';
import { auditName, auditQuery } from '../audit-record/audit-record.public.ts';
import { AuditSeal } from '../certificate/certificate.public.ts';
import { RequestsOfAudit } from '../report-access/report-access.public.ts';
import { auditKind, auditReportQuery } from './audit.parts.tsx';
import { AuditContacts, AuditFacts, answersAmongFacts } from './audit-facts.parts.tsx';
import { historyTab } from './audit-history.parts.tsx';
import { AuditTimeline, useAuditChanges } from './audit-timeline.parts.tsx';
import { useAuditActions } from './head/audit-actions.parts.tsx';
import { headFacts } from './head/head-facts.parts.tsx';
import { useReportTabs } from './report/report-tabs.parts.tsx';

const SiteOfAudit = ({ audit: { site, isSiteInSight, siteLocation } }: { audit: Audit }) => {
  const opens = useCan()('Site.View') && isSiteInSight;
  const name = opens ? <Link to={sitePath(site.id)}>{site.name}</Link> : site.name;
  return <PartsLine parts={[name, i18n.t('Site {code}', { code: site.id }), townAndCountry(siteLocation)]} />;
};

const ReportOfAudit = ({ audit }: { audit: Audit }) => {
  const details = {
    key: 'details',
    label: i18n.t('Details'),
    mark: <EditedMark section={i18n.t('Details')} answers={answersAmongFacts} />,
    content: (
      <DetailsColumns beside={<AuditTimeline audit={audit} />}>
        <AuditFacts audit={audit} readsReport />
        <AuditContacts audit={audit} />
      </DetailsColumns>
    ),
  };
  const reportTabs = useReportTabs(audit.id);
  const others = [historyTab(audit.id), useDocumentsTab(audit)].map((tab) => ({ ...tab, waits: !reportTabs }));
  const tabs = [details, ...(reportTabs ?? []), ...others];
  return <DetailsSideTabs label={i18n.t('Parts of the report')} tabs={tabs} />;
};

const HeadOfAudit = ({ audit, readsReport }: { audit: Audit; readsReport: boolean }) => {
  const changes = useAuditChanges(audit);
  return (
    <DetailsHeader
      title={auditName(audit)}
      subtitle={<SiteOfAudit audit={audit} />}
      mark={<AuditSeal large {...audit} certificationStatus={audit.certificationStatus.name} />}
      breadcrumb={[listCrumbs.audits()]}
      actions={useAuditActions(audit, readsReport)}
      standing={audit.recordStatus === 'Archived' && <ArchivedMark changes={changes} />}
      facts={headFacts(audit, readsReport)}
    />
  );
};

export const AuditDetails = ({ audit }: { audit: Audit }) => {
  const readsReport = !useAudience()(['lite']);
  const { data: report, isLoading } = useQuery({ ...auditReportQuery(audit.id), enabled: readsReport });
  return (
    <AuditEditing
      audit={audit}
      report={report}
      awaitsReport={isLoading}
      isComplete={!readsReport || report !== undefined}
      refetch={() => refetchAfter(auditEditingApi.editReport)}
    >
      <EditedOnPaper />
      <HeadOfAudit audit={audit} readsReport={readsReport} />
      <RequestsOfAudit audit={audit} />
      {readsReport ? (
        <ReportOfAudit audit={audit} />
      ) : (
        <DetailsColumns
          beside={
            <>
              <ProNeeded message={auditErrors.proNeeded.message} />
              <AuditTimeline audit={audit} />
            </>
          }
        >
          <AuditFacts audit={audit} readsReport={false} />
        </DetailsColumns>
      )}
    </AuditEditing>
  );
};

export const AuditDetailScreen = () => (
  <RecordOfRoute query={auditQuery}>{(audit) => <AuditDetails key={audit.id} audit={audit} />}</RecordOfRoute>
);

export const AuditChangeLogScreen = () => <ChangeLogOfRoute of={auditKind} />;
