import { type AuditRow, auditRefusalReasons } from '@attestry/contract/features/audit/audit.schema.ts';
import { isShownByShares } from '@attestry/contract/features/audit/audit.states.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { Eye, Share2 } from 'lucide-react';
import type { BulkAction, RowAction, SelectedRows } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { i18n } from '../../kernel/texts.ts';
import { later } from '../../ui/later.ts';
import { useMaySetOptions } from './sharing.parts.tsx';

const ShareDialog = later(async () => (await import('./share-dialog.parts.tsx')).ShareDialog);

const dialogs = {
  company: (chosen: SelectedRows<{ id: string }>) => <ShareDialog type="company" {...chosen} />,
  site: (chosen: SelectedRows<{ id: string }>) => <ShareDialog type="site" {...chosen} />,
  audit: (chosen: SelectedRows<{ id: string }>) => <ShareDialog type="audit" {...chosen} />,
};

/** Shares several records of one kind with one organisation. */
export const bulkShare = (type: ShareableEntity): BulkAction<{ id: string }> => ({ dialog: dialogs[type] });

type SharedAudit = Pick<AuditRow, 'id' | 'auditStatus' | 'certificationStatus'> &
  Partial<Pick<AuditRow, 'refusals'>> & {
    visuals: Pick<AuditRow['visuals'], 'isAbleToShare'>;
  };

/** Where the pages of an audit are: those of the record, or of the Certificate Tracker. */
type PathOf = (id: string, rest: '/share' | '/share/verify-settings') => string;

export const shareAuditAction = (pathOf: PathOf): RowAction<SharedAudit> => ({
  label: i18n.t('Share'),
  icon: Share2,
  group: i18n.t('Sharing'),
  leads: true,
  offered: ({ visuals, auditStatus }) => visuals.isAbleToShare && isShownByShares(auditStatus),
  refusal: (audit) =>
    audit.visuals.isAbleToShare
      ? i18n.t('Only Current and Closed audits can be shared')
      : byVerbOf(auditRefusalReasons)('share').refusal(audit),
  to: ({ id }) => pathOf(id, '/share'),
});

export const useTrackerOptionsAction = (pathOf: PathOf): RowAction<SharedAudit> => {
  const maySetOptions = useMaySetOptions();
  return {
    label: i18n.t('Verify Settings'),
    icon: Eye,
    group: i18n.t('Sharing'),
    offered: ({ visuals: { isAbleToShare }, certificationStatus }) =>
      maySetOptions({ type: 'audit', isAbleToShare, certificationStatus }),
    to: ({ id }) => pathOf(id, '/share/verify-settings'),
  };
};
