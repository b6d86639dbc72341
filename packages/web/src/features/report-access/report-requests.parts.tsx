import { reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import {
  maxListedRequests,
  type ReportRequest,
  type ReportRequests,
} from '@attestry/contract/features/report-access/report-access.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { organisationTypeNames, organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { shareAuditPath } from '../../blocks/addresses.ts';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { quietSend } from '../../kernel/api.ts';
import { useFlag } from '../../kernel/flags.ts';
import { useCan } from '../../kernel/permissions.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { EventTime } from '../../ui/event-time.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelLine, PanelLineSkeleton, PanelLines } from '../../ui/panel-lines.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import styles from './report-access.module.css';

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

interface RequestProps {
  request: ReportRequest;
  /** What the organisation asks for. */
  asks: readonly string[];
  /** When it ends. */
  until?: string;
  /** The way to answer it. */
  children?: ReactNode;
}

export const RequestLine = ({ request: { organisation, requestedAt }, asks, until, children }: RequestProps) => {
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
            ...asks,
            <EventTime key="since" at={requestedAt} />,
            until,
          ]}
        />
      }
    >
      {children}
    </PanelLine>
  );
};

const Answer = ({ request: { auditId, organisation } }: Pick<RequestProps, 'request'>) => (
  <Link
    to={shareAuditPath(auditId, organisation.externalId)}
    aria-label={i18n.t('Answer {name} about audit {auditId}', { name: organisation.name, auditId })}
  >
    {i18n.t('Answer')}
  </Link>
);

const keyOf = ({ auditId, organisation: { type, externalId } }: ReportRequest): string =>
  `${auditId} ${type} ${externalId}`;

interface RequestsProps {
  waiting: ReportRequests;
  asksOf: (request: ReportRequest) => readonly string[];
}

/** The requests that are listed, and how many there are if that is not all. */
const Requests = ({ waiting: { total, requests }, asksOf }: RequestsProps) => (
  <PanelLines>
    {requests.map((request) => (
      <RequestLine key={keyOf(request)} request={request} asks={asksOf(request)}>
        <Answer request={request} />
      </RequestLine>
    ))}
    {total > requests.length && (
      <PanelLine
        icon={Ellipsis}
        title={i18n.t('{shown} of {total} requests, oldest first', {
          shown: formatCount(requests.length),
          total: formatCount(total),
        })}
      />
    )}
  </PanelLines>
);

/** Organisations that wait for reports of a site, each with the way to share it; nothing if none does. */
export const RequestsOfSite = ({ waiting }: { waiting: ReportRequests }) =>
  waiting.total > 0 && (
    <Requests
      waiting={waiting}
      asksOf={({ auditId, standard }) => [i18n.t('asks for the report of audit {auditId}', { auditId }), standard]}
    />
  );

interface RequestedAudit {
  id: string;
  reportRequests: number;
}

const Awaited = ({ count }: { count: number }) => (
  <PanelLines>
    {Array.from({ length: Math.min(count, maxListedRequests) }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
      <PanelLineSkeleton key={line} />
    ))}
  </PanelLines>
);

export const requestsOfAuditQuery = (id: string) =>
  queryOptions({ queryKey: ['audit', id, 'requests'], queryFn: () => calls.listOfAudit({ params: { id } }) });

const WaitingForAudit = ({ audit: { id, reportRequests } }: { audit: RequestedAudit }) => {
  const requests = useQuery(requestsOfAuditQuery(id));
  if (requests.data?.total === 0) return null;
  return (
    <div className={styles.ofAudit}>
      <Panel title={i18n.t('Report access requested')}>
        {requests.isLoading ? (
          <Awaited count={reportRequests} />
        ) : (
          <PartLoader query={requests}>
            {(waiting) => <Requests waiting={waiting} asksOf={() => [i18n.t('asks for the report')]} />}
          </PartLoader>
        )}
      </Panel>
    </div>
  );
};

/** Organisations that wait for the report of an audit, each with the way to share it; nothing if none does. */
export const RequestsOfAudit = ({ audit }: { audit: RequestedAudit }) =>
  audit.reportRequests > 0 && <WaitingForAudit audit={audit} />;
