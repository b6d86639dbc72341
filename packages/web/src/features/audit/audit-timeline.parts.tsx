import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { CalendarClock, ClipboardCheck, Hourglass } from 'lucide-react';
import { auditPath } from '../../blocks/addresses.ts';
import { changesOf } from '../../blocks/record/record-kind.ts';
import { type Milestone, Timeline } from '../../blocks/timeline/timeline.tsx';
import { formatDay } from '../../kernel/days.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { heldMilestone, isOverdue, plannedMilestone, scheduledAfter } from '../audit-record/audit-record.public.ts';
import { isCertificated } from '../certificate/certificate.public.ts';
import { auditKind } from './audit.parts.tsx';

/**
 * The planned audit. It is left out if its day is hidden from this reader because it is unannounced, and once that has passed while a
 * report is in Holding.
 */
const plannedMilestones = (audit: Audit): Milestone[] => {
  const scheduled = scheduledAfter(audit);
  if (!scheduled?.day) return [];
  const { day, certificationBody, isHeld } = scheduled;
  if (isHeld && isOverdue(day)) return [];
  return [
    plannedMilestone(
      { day, certificationBody },
      {
        toCome: i18n.t('Next audit on {day}', { day }),
        overdue: i18n.t('Next audit overdue since {day}', { day }),
      },
    ),
  ];
};

/** The report of the next audit that waits in Holding. */
const heldMilestones = ({ heldNextAudit: held }: Audit): Milestone[] => (held ? [heldMilestone(held)] : []);

const expiryIn = (audit: Audit): Milestone[] => {
  const day = audit.certificateExpiryDate;
  const certification = {
    certificationStatus: audit.certificationStatus.name,
    recordStatus: audit.recordStatus,
    expiryDate: day,
  };
  if (!day || !isCertificated(certification)) return [];
  const isExpected = audit.scheduleStatus !== null || audit.heldNextAudit !== null;
  const isToPlan = audit.visuals.isAbleToSchedule && !isExpected && audit.isRenewalAuditPlanned !== false;
  if (!isToPlan) return [{ icon: Hourglass, title: i18n.t('Certificate ends on {day}', { day }), at: day }];
  const action = { label: i18n.t('Plan it'), to: auditPath(audit.id, '/schedule') };
  return [{ icon: CalendarClock, title: i18n.t('Next audit due by {day}', { day }), at: day, action }];
};

const auditVisit = ({ startDate, endDate, auditorName: by }: Audit): Milestone => {
  const [start, end] = [formatDay(startDate), formatDay(endDate)];
  const exact = start === end ? end : i18n.t('{start} to {end}', { start, end });
  return { icon: ClipboardCheck, title: i18n.t('Audit held'), at: end, exact, by };
};

export const useAuditChanges = (audit: Audit) => changesOf(auditKind, audit, useCan()('Audit.Changes'));

/** What is planned after an audit, and its changes so far. */
export const AuditTimeline = ({ audit }: { audit: Audit }) => (
  <Timeline
    toCome={[...heldMilestones(audit), ...plannedMilestones(audit), ...expiryIn(audit)]}
    past={[auditVisit(audit)]}
    changes={useAuditChanges(audit)}
  />
);
