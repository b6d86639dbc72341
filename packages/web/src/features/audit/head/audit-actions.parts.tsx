import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { isShownByShares } from '@attestry/contract/features/audit/audit.states.ts';
import { CalendarX2, FileText, Users } from 'lucide-react';
import { auditPath } from '../../../blocks/addresses.ts';
import type { RowAction } from '../../../blocks/list-screen/list-parts.ts';
import { useOfferedActions } from '../../../blocks/list-screen/rows/row-menu.tsx';
import { i18n } from '../../../kernel/texts.ts';
import type { MenuAction } from '../../../ui/action-menu.tsx';
import { useHasUnsavedChanges } from '../../audit-editing/audit-editing.public.ts';
import { auditChangesAction } from '../../audit-record/audit-record.public.ts';
import { useTrackerOptionsAction } from '../../sharing/sharing.public.ts';
import { downloadReport } from '../audit.parts.tsx';
import { auditActions, useReportActions } from '../audit-actions.parts.tsx';
import { logosAction } from './logos.parts.tsx';

/** The audit, with what its row in the list says of it under the names of the row. */
const withRow = (audit: Audit) => ({
  ...audit,
  site: audit.site.name,
  siteCode: audit.site.id,
  standard: audit.standard.name,
  certificationBodyId: audit.certificationBody.id,
  certificationBody: audit.certificationBody.name,
  auditStatus: audit.recordStatus,
  certificationStatus: audit.certificationStatus.name,
});
type OpenAudit = ReturnType<typeof withRow>;

const pdfAction = (readsReport: boolean): RowAction<OpenAudit> => ({
  label: i18n.t('Download as PDF'),
  icon: FileText,
  group: i18n.t('Report'),
  offered: () => readsReport,
  run: ({ id }) => void downloadReport(id),
});

const reauditAction = (): RowAction<OpenAudit> => ({
  label: i18n.t('Give Re-audit Status'),
  icon: CalendarX2,
  group: i18n.t('Audit'),
  offered: ({ visuals }) => visuals.isAbleToGiveReauditStatus,
  to: ({ id }) => auditPath(id, '/expiry'),
});

/** Where nothing can be shared, what is shared already can still be ended. */
const sharedWithAction = (): RowAction<OpenAudit> => ({
  label: i18n.t('Shared with'),
  icon: Users,
  group: i18n.t('Sharing'),
  offered: ({ visuals, auditStatus }) => visuals.isAbleToShare && !isShownByShares(auditStatus),
  to: ({ id }) => auditPath(id, '/share?tab=shared-with'),
});

/** The reader's actions on an audit, the most frequent first. */
export const useAuditActions = (audit: Audit, readsReport: boolean): MenuAction[] => {
  const isEdited = useHasUnsavedChanges();
  const actions = [
    ...useReportActions(),
    pdfAction(readsReport),
    logosAction(),
    ...auditActions(),
    reauditAction(),
    sharedWithAction(),
    useTrackerOptionsAction(auditPath),
    auditChangesAction(auditPath, 'Audit.Changes'),
  ];
  // An archived audit cannot be edited, so its changes must be saved or discarded first.
  return useOfferedActions(actions, withRow(audit)).map((action) =>
    isEdited && action.dangerous ? { ...action, refusal: i18n.t('Save or discard your changes first') } : action,
  );
};
