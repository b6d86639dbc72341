import { type Audit, auditRefusalReasons } from '@attestry/contract/features/audit/audit.schema.ts';
import { isShownByShares } from '@attestry/contract/features/audit/audit.states.ts';
import { CalendarPlus, CalendarX2, Eye, FilePlus, FileText, History, Share2, Stamp, Upload } from 'lucide-react';
import { auditPath, newRecordPath, updateRecordPath } from '../../../blocks/addresses.ts';
import { useOfferedActions } from '../../../blocks/list-screen/rows/row-menu.tsx';
import { byVerbOf } from '../../../blocks/record/by-verb.ts';
import { useCan } from '../../../kernel/permissions.ts';
import { i18n } from '../../../kernel/texts.ts';
import type { MenuAction } from '../../../ui/action-menu.tsx';
import { useHasUnsavedChanges } from '../../audit-editing/audit-editing.public.ts';
import { archiveActions, validateActions } from '../../audit-life/audit-life.public.ts';
import { downloadCertificate, useWhyNoCertificate } from '../../certificate/certificate.public.ts';
import { useMaySetOptions } from '../../sharing/sharing.public.ts';
import { downloadReport } from '../audit.parts.tsx';
import { logosActions } from './logos.parts.tsx';

/** The action in a group of the menu, if it is offered. */
const inGroup = (group: string) => (offered: boolean, action: MenuAction) => (offered ? [{ ...action, group }] : []);

const byVerb = byVerbOf(auditRefusalReasons);

/** An action that is refused, shown with the reason; nothing without one. */
const refused = (action: MenuAction, refusal: string | undefined): MenuAction[] =>
  refusal === undefined ? [] : [{ ...action, refusal }];

const useReportActions = (audit: Audit, readsReport: boolean): MenuAction[] => {
  const { id, visuals, hasCertificate, recordStatus, certificationStatus } = audit;
  const standing = { recordStatus, certificationStatus: certificationStatus.name };
  const missing = useWhyNoCertificate()(standing);
  const group = i18n.t('Report');
  const report = inGroup(group);
  const certificate: MenuAction = {
    label: i18n.t('Download Certificate'),
    icon: Stamp,
    run: () => void downloadCertificate(id),
    ...(hasCertificate ? { leads: true } : { refusal: missing }),
  };
  const update = { label: i18n.t('Update existing record'), icon: Upload, to: updateRecordPath(id) };
  const pdf = { label: i18n.t('Download as PDF'), icon: FileText, run: () => void downloadReport(id) };
  return [
    ...report(visuals.isAbleToEdit, { ...update, leads: true }),
    ...refused({ ...update, group }, byVerb('edit').refusal(audit)),
    ...report(true, certificate),
    ...report(readsReport, pdf),
  ];
};

const planningActions = (record: Audit): MenuAction[] => {
  const { id, site, visuals } = record;
  const group = i18n.t('Audit');
  const audit = inGroup(group);
  const schedule = { label: i18n.t('Audit Schedule'), icon: CalendarPlus, to: auditPath(id, '/schedule') };
  const status = { label: i18n.t('Give Re-audit Status'), icon: CalendarX2, to: auditPath(id, '/expiry') };
  const create = { label: i18n.t('Create new record'), icon: FilePlus, to: newRecordPath(site.id) };
  return [
    ...audit(visuals.isAbleToCreateRecord, create),
    ...audit(visuals.isAbleToSchedule, schedule),
    ...refused({ ...schedule, group }, byVerb('schedule').refusal(record)),
    ...audit(visuals.isAbleToGiveReauditStatus, status),
  ];
};

const useSharingActions = ({ id, visuals, recordStatus, certificationStatus }: Audit): MenuAction[] => {
  const { isAbleToShare } = visuals;
  const standing = { type: 'audit', isAbleToShare, certificationStatus: certificationStatus.name } as const;
  const sharing = inGroup(i18n.t('Sharing'));
  const settings = { label: i18n.t('Verify Settings'), icon: Eye, to: auditPath(id, '/share/verify-settings') };
  return [
    ...sharing(isAbleToShare, {
      label: i18n.t('Share'),
      icon: Share2,
      to: auditPath(id, '/share'),
      ...(isShownByShares(recordStatus) && { leads: true }),
    }),
    ...sharing(useMaySetOptions()(standing), settings),
  ];
};

/** An archived audit cannot be edited, so its changes must be saved or discarded first. */
const useArchiveActions = (audit: Audit): MenuAction[] => {
  const isEdited = useHasUnsavedChanges();
  return useOfferedActions(archiveActions(), audit).map((action) =>
    isEdited && action.dangerous ? { ...action, refusal: i18n.t('Save or discard your changes first') } : action,
  );
};

/** The reader's actions on an audit, the most frequent first. */
export const useAuditActions = (audit: Audit, readsReport: boolean): MenuAction[] => {
  const changes = { label: i18n.t('Change log'), icon: History, to: auditPath(audit.id, '/change-log') };
  const record = inGroup(i18n.t('Record'));
  return [
    ...useOfferedActions(validateActions(), audit),
    ...useReportActions(audit, readsReport),
    ...logosActions(audit),
    ...planningActions(audit),
    ...useSharingActions(audit),
    ...record(useCan()('Audit.Changes'), changes),
    ...useArchiveActions(audit),
  ];
};
