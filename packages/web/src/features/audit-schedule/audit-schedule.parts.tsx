import type { AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import type { Schedule, Scheduled } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { confirmingGroups } from '@attestry/contract/features/audit-schedule/compared-plan.parts.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { type Command, showReversible } from '../../blocks/asking/run-command.ts';
import { quietSend } from '../../kernel/api.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { audienceNow } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';

/** A record in a list, as far as planning the audit after it needs it. */
export type FollowedAudit = Pick<
  AuditRow,
  'id' | 'siteCode' | 'standard' | 'certificationBodyId' | 'certificationBody' | 'auditStatus' | 'visuals' | 'refusals'
>;

export const scheduleCalls = clientOf(quietSend, auditScheduleApi);

export const reauditTitle = () => i18n.t('Give Re-audit Status');

const scheduledText = ({ scheduledDate, scheduleStatus }: Schedule): string => {
  const day = scheduledDate ?? i18n.t('an unannounced day');
  if (scheduleStatus === 'Confirmed') return i18n.t('Audit scheduled for {day}', { day });
  return audienceNow()(confirmingGroups)
    ? i18n.t('Audit proposed for {day}, not confirmed yet', { day })
    : i18n.t('Audit proposed for {day}. Your certification body confirms it.', { day });
};

const answerText = (answer: Scheduled): string =>
  answer.wasPlanned
    ? i18n.t('Already planned for {day}, so nothing changed', { day: answer.scheduledDate })
    : scheduledText(answer);

const scheduledForMany = ({ scheduledDate, scheduleStatus, wasPlanned }: Scheduled, count: number): string => {
  const day = scheduledDate ?? i18n.t('an unannounced day');
  if (wasPlanned)
    return i18n.t('{count, plural, one {# audit} other {# audits}} already planned for {day}', { count, day });
  return scheduleStatus === 'Confirmed'
    ? i18n.t('{count, plural, one {# audit} other {# audits}} scheduled for {day}', { count, day })
    : i18n.t(
        '{count, plural, one {# audit} other {# audits}} proposed for {day}, to be confirmed by the certification body',
        { count, day },
      );
};

interface TakenBack {
  restored: Schedule | null;
}

const takingBack = ({ siteId, standard, version }: Schedule): Command<TakenBack> => ({
  send: () => scheduleCalls.takeBack({ body: { siteId, standardId: standard.id, version } }),
  message: ({ restored }) =>
    restored
      ? scheduledText(restored)
      : i18n.t('No next audit against {standard} is scheduled', { standard: standard.name }),
  messageForMany: (_, count) => i18n.t('{count, plural, one {# plan} other {# plans}} taken back', { count }),
  endpoint: auditScheduleApi.takeBack,
});

type ScheduleInput = Parameters<typeof scheduleCalls.schedule>[0]['body'];

/** Schedules an audit; Undo takes it back. There is nothing to undo of what was planned so before. */
export const scheduling = (body: ScheduleInput): Command<Scheduled, TakenBack> => ({
  send: () => scheduleCalls.schedule({ body }),
  message: answerText,
  messageForMany: scheduledForMany,
  undo: (answer) => (answer.wasPlanned ? undefined : takingBack(answer)),
  endpoint: auditScheduleApi.schedule,
});

/** After a form: what was scheduled, with Undo. */
export const showScheduled = (answer: Scheduled): void =>
  answer.wasPlanned ? showSnackbar(answerText(answer)) : showReversible(answerText(answer), takingBack(answer));
