import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import type { Schedule } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { auditListPath } from '../../blocks/addresses.ts';
import { quietSend } from '../../kernel/api.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';

export const scheduleCalls = clientOf(quietSend, auditScheduleApi);

export const auditCrumb = () => ({ label: i18n.t('Audits'), to: auditListPath });
export const siteCrumb = () => ({ label: i18n.t('Sites'), to: '/private/site' });

export const showScheduled = ({ scheduledDate, scheduleStatus }: Schedule): void => {
  const day = scheduledDate ?? i18n.t('an unannounced day');
  showSnackbar(
    scheduleStatus === 'Confirmed'
      ? i18n.t('Audit scheduled for {day}', { day })
      : i18n.t('Audit proposed for {day}. Your certification body confirms it.', { day }),
  );
};
