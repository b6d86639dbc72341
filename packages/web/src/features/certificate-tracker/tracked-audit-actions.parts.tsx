import { showsAsMuchAs } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import type { TrackerRow } from '@attestry/contract/features/certificate-tracker/certificate-tracker.schema.ts';
import type { TrackedAudit } from '@attestry/contract/features/certificate-tracker/tracked-audit.schema.ts';
import type { ReportAccess } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { Download, FileText } from 'lucide-react';
import { auditPath, trackedAuditPath } from '../../blocks/addresses.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { useOfferedActions } from '../../blocks/list-screen/rows/row-menu.tsx';
import { useFlag } from '../../kernel/flags.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import { auditChangesAction } from '../audit-record/audit-record.public.ts';
import { useWhyNoCertificate } from '../certificate/certificate.public.ts';
import { useFavouriteEntry } from '../favourite/favourite.public.ts';
import { useRequestAction } from '../report-access/report-access.public.ts';
import { shareAuditAction, useTrackerOptionsAction } from '../sharing/sharing.public.ts';
import { downloadTracked, standingOf, useUpgradeNeeded } from './certificate-tracker.parts.tsx';

/** Whether the reader may open the record itself, below `/private/audit`. */
export const useReadsRecord = (): ((audit: Pick<TrackedAudit, 'level'>) => boolean) => {
  const hasAudits = useFlag('AuditFeature');
  const can = useCan();
  return ({ level }) => level === 'full' && hasAudits && can('Audit.View');
};

type Tracked = Pick<TrackerRow, 'id' | 'site' | 'standard' | 'level' | 'certificationStatus' | 'hasCertificate'> &
  ReportAccess;

/** What a reader may do with a record, in its row as on its page. */
export const useTrackedActions = (): RowAction<Tracked>[] => {
  const upgradeNeeded = useUpgradeNeeded();
  const whyNoCertificate = useWhyNoCertificate();
  const readsRecord = useReadsRecord();
  return [
    {
      label: i18n.t('Download Certificate'),
      icon: Download,
      leads: true,
      offered: (audit) => audit.hasCertificate && upgradeNeeded === undefined,
      refusal: (audit) =>
        audit.hasCertificate
          ? upgradeNeeded
          : whyNoCertificate({ ...standingOf(audit), withheld: !showsAsMuchAs(audit.level, 'pdf') }),
      run: ({ id }) => void downloadTracked(id),
    },
    useRequestAction(upgradeNeeded),
    {
      label: i18n.t('View audit'),
      icon: FileText,
      leads: true,
      offered: readsRecord,
      to: ({ id }) => auditPath(id),
    },
  ];
};

/** What else those who read the record may do with it, where the deployment has audits. */
const useRecordActions = () => [
  { ...shareAuditAction(trackedAuditPath), needs: ['Verify.Share', 'Verify.Unshare'] as const },
  useTrackerOptionsAction(trackedAuditPath),
  auditChangesAction<{ id: string }>(trackedAuditPath, 'Verify.Changes'),
];

/** The actions of the page of a record. The Certificate Tracker has Current audits alone. */
export const useRecordMenu = (audit: TrackedAudit): MenuAction[] => {
  const readsRecord = useReadsRecord()(audit);
  const favourite = useFavouriteEntry({ id: audit.id, site: audit.site.name });
  const { site, standard, certificationStatus } = audit;
  const row = { ...audit, site: site.name, standard: standard.name, certificationStatus: certificationStatus.name };
  const asRow = useOfferedActions(useTrackedActions(), row);
  const ofRecord = useOfferedActions(useRecordActions(), { ...row, auditStatus: 'Current' });
  return [...asRow, ...(readsRecord ? ofRecord : []), ...favourite];
};
