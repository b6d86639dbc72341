import { reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import type { ReportRequest } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { organisationTypeNames, organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { shareAuditPath } from '../../blocks/addresses.ts';
import { quietSend } from '../../kernel/api.ts';
import { useFlag } from '../../kernel/flags.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { EventTime } from '../../ui/event-time.tsx';
import { PanelLine, PanelLines } from '../../ui/panel-lines.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';

const calls = clientOf(quietSend, reportRequestsApi);

/** Who asks for reports of a site; not asked for readers who could not answer. */
export const useRequestsOfSite = (id: string) => {
  const mayAnswer = useCan()(reportRequestsApi.listOfSite.permission);
  const hasAudits = useFlag('AuditFeature');
  return useQuery({
    queryKey: ['site', id, 'requests'],
    queryFn: () => calls.listOfSite({ params: { id } }),
    enabled: mayAnswer && hasAudits,
  });
};

const Request = ({ request: { auditId, standard, organisation, requestedAt } }: { request: ReportRequest }) => {
  const { name, type, externalId } = organisation;
  return (
    <PanelLine
      icon={UserPlus}
      tone="calm"
      title={<bdi>{name}</bdi>}
      message={
        <PartsLine
          parts={[
            // Companies and their sites often have the same name.
            `${i18n.t(organisationTypeNames[organisationTypeOf(type)])} ${externalId}`,
            i18n.t('asks for the report of audit {auditId}', { auditId }),
            standard,
            <EventTime key="since" at={requestedAt} />,
          ]}
        />
      }
    >
      <Link
        to={shareAuditPath(auditId, name)}
        aria-label={i18n.t('Answer {name} about audit {auditId}', { name, auditId })}
      >
        {i18n.t('Answer')}
      </Link>
    </PanelLine>
  );
};

/** Organisations that wait for a report, each with the way to share it; nothing if none does. */
export const ReportRequests = ({ requests }: { requests: readonly ReportRequest[] }) =>
  requests.length > 0 && (
    <PanelLines>
      {requests.map((request) => {
        const { auditId, organisation } = request;
        return <Request key={`${auditId} ${organisation.type} ${organisation.externalId}`} request={request} />;
      })}
    </PanelLines>
  );
