import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { reportAccessErrors } from '@attestry/contract/features/report-access/report-access.errors.ts';
import type { ReportAccess } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { FileLock2 } from 'lucide-react';
import { runCommand } from '../../blocks/asking/run-command.ts';
import { quietSend, showFailure } from '../../kernel/api.ts';
import { isAnswered } from '../../kernel/api-error.ts';
import { showBanner } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';

const calls = clientOf(quietSend, reportAccessApi);

const request = (id: string): Promise<void> =>
  runCommand({
    send: () => calls.request({ params: { id } }),
    message: () => i18n.t('Your request for report access has been sent'),
    endpoint: reportAccessApi.request,
    failed: (error) => (isAnswered(error, 404) ? showBanner(i18n.t('Some error occured')) : showFailure(error)),
  });

/** Asks the owner of an audit to share it; says so while an answer is awaited. Nothing where nobody can be asked. */
export const requestActions = (audit: ReportAccess & { id: string }): MenuAction[] => {
  const isPending = audit.notificationStatus === 'P';
  if (!audit.enableAuditReportNotification && !isPending) return [];
  return [
    {
      label: i18n.t('Request Report Access'),
      icon: FileLock2,
      group: i18n.t('Report'),
      run: () => void request(audit.id),
      ...(isPending ? { refusal: i18n.t(reportAccessErrors.pending.message) } : { leads: true }),
    },
  ];
};
