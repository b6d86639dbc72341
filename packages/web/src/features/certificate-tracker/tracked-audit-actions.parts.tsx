import type { TrackedAudit } from '@attestry/contract/features/certificate-tracker/tracked-audit.schema.ts';
import { Eye, FileText, History, Share2, Stamp } from 'lucide-react';
import { auditPath, trackedAuditPath } from '../../blocks/addresses.ts';
import { useFlag } from '../../kernel/flags.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import { useFavouriteEntry } from '../favourite/favourite.public.ts';
import { requestActions } from '../report-access/report-access.public.ts';
import { useMaySetOptions } from '../sharing/sharing.public.ts';
import { downloadTracked } from './certificate-tracker.parts.tsx';

const certificateAction = ({ id, hasCertificate, missingCertificate }: TrackedAudit): MenuAction => ({
  label: i18n.t('Download Certificate'),
  icon: Stamp,
  group: i18n.t('Certificate'),
  run: () => void downloadTracked(id),
  ...(hasCertificate && { leads: true }),
  ...(missingCertificate !== null && { refusal: missingCertificate }),
});

/** Whether the reader may open the record itself, below `/private/audit`. */
export const useReadsRecord = (): ((audit: Pick<TrackedAudit, 'level'>) => boolean) => {
  const hasAudits = useFlag('AuditFeature');
  const can = useCan();
  return ({ level }) => level === 'full' && hasAudits && can('Audit.View');
};

/** What a reader may do with the record, where the deployment has audits. */
const useRecordActions = (audit: TrackedAudit): MenuAction[] => {
  const { id, visuals, certificationStatus } = audit;
  const can = useCan();
  const mayShare = can(['Verify.Share', 'Verify.Unshare']) && visuals.isAbleToShare;
  const standing = { type: 'audit', ...visuals, certificationStatus: certificationStatus.name } as const;
  const maySetOptions = useMaySetOptions()(standing);
  const action = (offered: boolean, group: string, rest: MenuAction) => (offered ? [{ ...rest, group }] : []);
  const [record, sharing] = [i18n.t('Record'), i18n.t('Sharing')];
  const settings = trackedAuditPath(id, '/share/verify-settings');
  return [
    ...action(true, record, { label: i18n.t('View audit'), icon: FileText, to: auditPath(id), leads: true }),
    ...action(mayShare, sharing, { label: i18n.t('Share'), icon: Share2, to: trackedAuditPath(id, '/share') }),
    ...action(maySetOptions, sharing, { label: i18n.t('Verify Settings'), icon: Eye, to: settings }),
    ...action(can('Verify.Changes'), record, {
      label: i18n.t('Change log'),
      icon: History,
      to: trackedAuditPath(id, '/change-log'),
    }),
  ];
};

export const useTrackedActions = (audit: TrackedAudit): MenuAction[] => {
  const readsRecord = useReadsRecord()(audit);
  const ofRecord = useRecordActions(audit);
  const favourite = useFavouriteEntry({ id: audit.id, site: audit.site.name });
  const requested = { ...audit, site: audit.site.name, standard: audit.standard.name };
  return [certificateAction(audit), ...requestActions(requested), ...(readsRecord ? ofRecord : []), ...favourite];
};
