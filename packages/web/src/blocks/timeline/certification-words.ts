import { certifyingStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { auditChangeLabels as labels } from '@attestry/contract/features/audit/audit-changes.parts.ts';
import { CirclePause, CirclePlay, CircleX, type LucideIcon, Stamp } from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import { type Changed, fieldIn, namesIn } from './changed-fields.ts';

const titleOf = (former: string, status: string): { icon: LucideIcon; title: string } => {
  if (status === 'Suspended') return { icon: CirclePause, title: i18n.t('Certificate suspended') };
  if (status === 'Withdrawn') return { icon: CircleX, title: i18n.t('Certificate withdrawn') };
  if (former === 'Suspended' && certifyingStatuses.some((one) => one === status))
    return { icon: CirclePlay, title: i18n.t('Suspension ended') };
  return { icon: Stamp, title: i18n.t('Certification status: {status}', { status: i18n.t(status) }) };
};

/** The words for an edit that changes the certification status: the new status, why, and what else it changed. */
export const certificationWords = (change: Changed) => {
  const { oldValue, newValue } = fieldIn(change, labels.certificationStatus) ?? {};
  if (!oldValue || !newValue) return undefined;
  const reason = fieldIn(change, labels.statusReason)?.newValue ?? undefined;
  const others = namesIn(change, [labels.certificationStatus, labels.statusReason, labels.statusDate]);
  return { ...titleOf(oldValue, newValue), says: [reason, others] };
};
