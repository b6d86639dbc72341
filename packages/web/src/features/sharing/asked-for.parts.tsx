import { type ReportRequest, requestDays } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daysAfter, formatDayOfMoment } from '../../kernel/days.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { PanelLineSkeleton, PanelLines } from '../../ui/panel-lines.tsx';
import { RequestLine, requestsOfAuditQuery } from '../report-access/report-access.public.ts';

const isSame = (one: ReportRequest) => (other: ReportRequest) =>
  one.organisation.externalId === other.organisation.externalId && one.organisation.type === other.organisation.type;

const endOf = ({ requestedAt }: ReportRequest): string =>
  i18n.t('the request ends on {day} unless you share the report', {
    day: daysAfter(formatDayOfMoment(requestedAt), requestDays),
  });

/** All requests that waited since the page was opened: one that is answered stays, so that the page does not move. */
const useEverWaiting = (waiting: readonly ReportRequest[]): readonly ReportRequest[] => {
  const [seen, setSeen] = useState(waiting);
  const added = waiting.filter((request) => !seen.some(isSame(request)));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen;
};

interface AskedForProps {
  auditId: string;
  /** The id of the organisation with which the reader is about to share the audit. */
  organisation: string;
}

/** The request that a share would answer; nothing without one. */
export const AskedFor = ({ auditId, organisation }: AskedForProps) => {
  const requests = useQuery({ ...requestsOfAuditQuery(auditId), enabled: useCan()('Audit.Share') });
  const waiting = requests.data?.requests.filter((request) => request.organisation.externalId === organisation) ?? [];
  const asked = useEverWaiting(waiting);
  if (requests.isLoading)
    return (
      <PanelLines>
        <PanelLineSkeleton />
      </PanelLines>
    );
  return (
    asked.length > 0 && (
      <PanelLines>
        {asked.map((request) => (
          <RequestLine
            key={request.organisation.type}
            request={request}
            asks={[i18n.t('asks for the report of audit {auditId}', { auditId }), request.standard]}
            until={waiting.some(isSame(request)) ? endOf(request) : i18n.t('no longer waits for an answer')}
          />
        ))}
      </PanelLines>
    )
  );
};
