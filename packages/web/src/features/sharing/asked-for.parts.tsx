import { type ReportRequest, requestDays } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { daysAfter, formatDayOfMoment } from '../../kernel/days.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { PanelLineSkeleton, PanelLines } from '../../ui/panel-lines.tsx';
import { RequestLine, readRequestsOfAudit } from '../report-access/report-access.public.ts';
import { untilReopened } from './sharing.parts.tsx';

const endOf = ({ requestedAt }: ReportRequest): string =>
  i18n.t('the request ends on {day} unless you share the report', {
    day: daysAfter(formatDayOfMoment(requestedAt), requestDays),
  });

interface AskedForProps {
  auditId: string;
  /** The id of the organisation with which the reader is about to share the audit. */
  organisation: string;
}

/** The request that a share would answer; nothing without one. It stays once it is answered, so that the page does not move. */
export const AskedFor = ({ auditId, organisation }: AskedForProps) => {
  const requests = useQuery({
    queryKey: ['sharing', 'requests', auditId],
    queryFn: () => readRequestsOfAudit(auditId),
    enabled: useCan()('Audit.Share'),
    ...untilReopened,
  });
  if (requests.isLoading)
    return (
      <PanelLines>
        <PanelLineSkeleton />
      </PanelLines>
    );
  const asked = requests.data?.requests.filter((request) => request.organisation.externalId === organisation) ?? [];
  return (
    asked.length > 0 && (
      <PanelLines>
        {asked.map((request) => (
          <RequestLine
            key={request.organisation.type}
            request={request}
            asks={[i18n.t('asks for the report of audit {auditId}', { auditId }), request.standard]}
            until={endOf(request)}
          />
        ))}
      </PanelLines>
    )
  );
};
