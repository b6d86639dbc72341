import type { TrackerLevel } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { reportAccessErrors } from '@attestry/contract/features/report-access/report-access.errors.ts';
import type { ReportAccess } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { FileLock2, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { askFirst } from '../../blocks/asking/ask-first.ts';
import { runCommand } from '../../blocks/asking/run-command.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { quietSend, showFailure } from '../../kernel/api.ts';
import { isAnswered } from '../../kernel/api-error.ts';
import { formatMoment } from '../../kernel/days.ts';
import { showBanner } from '../../kernel/notices.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { relativeTime } from '../../kernel/relative-time.ts';
import { i18n } from '../../kernel/texts.ts';
import { EventTime } from '../../ui/event-time.tsx';
import { ExplainedMark } from '../../ui/explained-mark.tsx';
import { focusIsFree } from '../../ui/free-focus.ts';
import hidden from '../../ui/hidden.module.css';
import styles from './report-access.module.css';
import { type RequestedAudit, requestQuestion } from './request-question.parts.tsx';

const calls = clientOf(quietSend, reportAccessApi);

const send = (id: string): Promise<void> =>
  runCommand({
    send: () => calls.request({ params: { id } }),
    message: () => i18n.t('Your request for report access has been sent'),
    endpoint: reportAccessApi.request,
    failed: (error) => (isAnswered(error, 404) ? showBanner(i18n.t('Some error occured')) : showFailure(error)),
  });

const request = (audit: RequestedAudit): void =>
  askFirst(Promise.resolve(requestQuestion(audit, () => send(audit.id))));

type Askable = ReportAccess & RequestedAudit;

/** When a press of the reader has been answered, moves the focus from the button to what took its place. */
const useFocusOnAnswer = (isAnswered: boolean) => {
  const isPressed = useRef(false);
  const answer = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isAnswered && isPressed.current && focusIsFree()) answer.current?.focus({ preventScroll: true });
    if (isAnswered) isPressed.current = false;
  }, [isAnswered]);
  return { isPressed, answer };
};

/** Where a row does not show its record: asks for its report, or says when that was done. */
export const RequestLink = ({ audit }: { audit: Askable }) => {
  const { isPressed, answer } = useFocusOnAnswer(audit.requestedAt !== null);
  const press = () => {
    isPressed.current = true;
    request(audit);
  };
  if (audit.requestedAt !== null)
    return (
      <span ref={answer} tabIndex={-1} className={styles.asked}>
        <Send size={13} aria-hidden="true" />
        <span>
          {i18n.t('Requested')} <EventTime at={audit.requestedAt} />
        </span>
      </span>
    );
  if (!audit.enableAuditReportNotification) return null;
  return (
    <button type="button" className={styles.request} onClick={press}>
      {i18n.t('Request report access')}
      <span className={hidden.hidden}>: {audit.site}</span>
    </button>
  );
};

/** Beside what a row shows without its report: says on hover, focus and touch when that was asked for. */
export const RequestMark = ({ at }: { at: string }) => (
  <>
    <span className={styles.mark}>
      <ExplainedMark label={i18n.t('Report access requested {when}', { when: relativeTime(at) })}>
        <Send size={13} aria-hidden="true" />
      </ExplainedMark>
    </span>
    <span className={styles.onPaper}>
      {i18n.t('Requested')} {formatMoment(at)}
    </span>
  </>
);

/** A request for the report of a record that does not show it. `upgradeNeeded` says why Lite readers make none. */
export const useRequestAction = (upgradeNeeded: string | undefined): RowAction<Askable & { level: TrackerLevel }> => {
  const asks = useAudience()(['company', 'site']);
  return {
    label: i18n.t('Request Report Access'),
    icon: FileLock2,
    flag: 'AuditFeature',
    leads: true,
    offered: ({ enableAuditReportNotification: isOffered, notificationStatus }) =>
      isOffered && notificationStatus !== 'P',
    refusal: ({ level, notificationStatus }) => {
      if (!asks || level === 'full') return undefined;
      if (notificationStatus === 'P') return i18n.t(reportAccessErrors.pending.message);
      return upgradeNeeded ?? i18n.t(reportAccessErrors.notOffered.message);
    },
    run: request,
  };
};
