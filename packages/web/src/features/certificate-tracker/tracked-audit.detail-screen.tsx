import { auditErrors } from '@attestry/contract/features/audit/audit.errors.ts';
import type { TrackedAudit } from '@attestry/contract/features/certificate-tracker/tracked-audit.schema.ts';
import { listCrumbs, trackedAuditPath } from '../../blocks/addresses.ts';
import { ChangeLogScreen } from '../../blocks/change-log-screen.tsx';
import { DetailsHeader, DetailsStack } from '../../blocks/details/details-screen.tsx';
import { townAndCountry } from '../../blocks/details/place-and-contact.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import { ProNeeded } from '../../blocks/pro-needed.tsx';
import { i18n } from '../../kernel/texts.ts';
import { quietAuditCalls } from '../audit-record/audit-record.public.ts';
import { AuditSeal, LockedSeal } from '../certificate/certificate.public.ts';
import { FavouriteLimitDialog } from '../favourite/favourite.public.ts';
import { trackedAuditQuery, useUpgradeNeeded } from './certificate-tracker.parts.tsx';
import { useReadsRecord, useRecordMenu } from './tracked-audit-actions.parts.tsx';
import { TrackedRows, trackedFacts } from './tracked-audit-facts.parts.tsx';

const Seal = ({ audit: { level, grade, certificationStatus } }: { audit: TrackedAudit }) =>
  level === 'basic' ? (
    <LockedSeal large />
  ) : (
    <AuditSeal large grade={grade} certificationStatus={certificationStatus.name} recordStatus="Current" />
  );

export const TrackedAuditDetails = ({ audit }: { audit: TrackedAudit }) => {
  const upgradeNeeded = useUpgradeNeeded();
  const readsRecord = useReadsRecord()(audit);
  const { site, siteLocation } = audit;
  return (
    <>
      <DetailsHeader
        title={site.name}
        kind={i18n.t('{standard} certificate', { standard: audit.standard.name })}
        subtitle={[i18n.t('Site {code}', { code: site.id }), townAndCountry(siteLocation)]}
        mark={<Seal audit={audit} />}
        breadcrumb={[listCrumbs.tracker()]}
        actions={useRecordMenu(audit)}
        actionsRefusal={upgradeNeeded}
        facts={trackedFacts(audit)}
      />
      <DetailsStack>
        <TrackedRows audit={audit} />
        {upgradeNeeded !== undefined && readsRecord && <ProNeeded message={auditErrors.proNeeded.message} />}
      </DetailsStack>
      <FavouriteLimitDialog />
    </>
  );
};

export const TrackedAuditScreen = () => (
  <RecordOfRoute query={trackedAuditQuery}>
    {(audit) => <TrackedAuditDetails key={audit.id} audit={audit} />}
  </RecordOfRoute>
);

const TrackedAuditChanges = ({ audit: { id, site } }: { audit: TrackedAudit }) => (
  <ChangeLogScreen
    scope={['audit', id]}
    breadcrumb={[listCrumbs.tracker(), { label: site.name, to: trackedAuditPath(id) }]}
    load={(query) => quietAuditCalls.changeLog({ params: { id }, query })}
  />
);

export const TrackedAuditChangesScreen = () => (
  <RecordOfRoute query={trackedAuditQuery}>{(audit) => <TrackedAuditChanges audit={audit} />}</RecordOfRoute>
);
