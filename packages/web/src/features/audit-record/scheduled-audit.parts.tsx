import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { CalendarDays, Hourglass, TriangleAlert } from 'lucide-react';
import { auditPath } from '../../blocks/addresses.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import type { Milestone } from '../../blocks/timeline/timeline.tsx';
import { today } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow } from '../../ui/field-row.tsx';

interface ScheduledAudit {
  status: string;
  /** Null if the audit is unannounced and the reader belongs to the audited organisation. */
  day: string | null;
  /** The announcement type, if known. */
  type?: string;
  modules: readonly string[];
  certificationBody: string;
  /** A report of the next audit is in Holding, so that nothing is overdue. */
  isHeld?: boolean;
}

/** Whether the day of an audit that is still to come has passed, as far as the reader knows the day. */
export const isOverdue = (day: string | null): day is string => day !== null && day < today();

/** A planned audit in a timeline, in these words, or that it is overdue. */
export const plannedMilestone = (
  { day, certificationBody }: { day: string; certificationBody: string },
  words: { toCome: string; overdue: string },
): Milestone => ({
  ...(isOverdue(day)
    ? { icon: TriangleAlert, title: words.overdue, isOverdue: true }
    : { icon: CalendarDays, title: words.toCome }),
  at: day,
  by: certificationBody,
});

/** A report of the next audit that waits in Holding, in a timeline. */
export const heldMilestone = ({ id, startDate: day }: { id: string; startDate: string }): Milestone => ({
  icon: Hourglass,
  title: i18n.t('Audit {id} of {day} is in Holding', { id, day }),
  at: day,
  action: { label: i18n.t('View'), to: auditPath(id) },
});

/** The audit scheduled after this one, if the reader may know of it. None follows a closed or archived record. */
export const scheduledAfter = (audit: Audit): ScheduledAudit | undefined => {
  const { recordStatus, scheduleType, scheduleStatus, scheduleCertificationBody } = audit;
  if (!scheduleType || !scheduleStatus || recordStatus === 'Closed' || recordStatus === 'Archived') return undefined;
  return {
    status: scheduleStatus,
    day: audit.nextScheduledAuditDate,
    type: scheduleType,
    modules: audit.scheduledAdditionalModules.map(({ name }) => name),
    certificationBody: scheduleCertificationBody ?? '',
    isHeld: audit.heldNextAudit !== null,
  };
};

export const ScheduledAuditRows = ({ audit }: { audit: ScheduledAudit }) => (
  <>
    <FieldRow label={i18n.t('Schedule status')}>
      <RecordStatus status={audit.status} />
    </FieldRow>
    <FieldRow label={i18n.t('Date scheduled for')}>
      {audit.day ?? i18n.t('Comes unannounced')}{' '}
      {isOverdue(audit.day) && !audit.isHeld && <RecordStatus status="Overdue" />}
    </FieldRow>
    {audit.type !== undefined && <FieldRow label={i18n.t('Audit type')}>{i18n.t(audit.type)}</FieldRow>}
    <FieldRow label={i18n.t('Additional modules')}>{audit.modules.join(', ') || i18n.t('None')}</FieldRow>
    <FieldRow label={i18n.t('Certification body')}>{audit.certificationBody}</FieldRow>
  </>
);
