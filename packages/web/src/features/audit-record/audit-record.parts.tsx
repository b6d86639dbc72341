import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { type Audit, auditRefusalReasons } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { auditPath, listCrumbs } from '../../blocks/addresses.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { changeLogAction } from '../../blocks/record/record-actions.ts';
import { RefusedPage } from '../../blocks/refused.tsx';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { PartsLine } from '../../ui/parts-line.tsx';
import { SiteLine } from '../site-record/site-record.public.ts';

/** For records, reports and exports, which show failures in place. */
export const quietAuditCalls = clientOf(quietSend, auditApi);

/** Features that show or change an audit share this query, so they share its cache entry. */
export const auditQuery = (id: string) =>
  queryOptions({ queryKey: ['audit', id], queryFn: () => quietAuditCalls.read({ params: { id } }) });

/** What an audit is called in headings and breadcrumbs. */
export const auditName = ({ id, standard }: { id: string; standard: { name: string } }): string =>
  i18n.t('Audit {id} · {standard}', { id, standard: standard.name });

type HeadedAudit = Pick<Audit, 'id' | 'site' | 'standard' | 'startDate'>;

/** The header of every form for an audit: its subtitle, and a link back to it. */
export const auditHead = ({ id, site, standard, startDate }: HeadedAudit) => ({
  subtitle: (
    <PartsLine
      parts={[
        <SiteLine key="site" site={site} />,
        standard.name,
        <time key="day" dateTime={startDate}>
          {startDate}
        </time>,
      ]}
    />
  ),
  breadcrumb: [listCrumbs.audits(), { label: auditName({ id, standard }), to: auditPath(id) }],
});

/** Why the record cannot be changed as it is; undefined if it can. */
export const closedHint = ({ recordStatus }: Pick<Audit, 'recordStatus'>): string | undefined => {
  if (recordStatus === 'Archived') return i18n.t(auditRefusalReasons.archived);
  return recordStatus === 'Closed' ? i18n.t(auditLifeErrors.closed.message) : undefined;
};

interface AuditFormUnavailableProps {
  title: string;
  audit: HeadedAudit;
  message: string;
  hint?: string | undefined;
}

/** Shown in place of a form that the reader or the record's status does not allow. */
export const AuditFormUnavailable = ({ title, audit, message, hint }: AuditFormUnavailableProps) => (
  <RefusedPage
    title={title}
    {...auditHead(audit)}
    message={message}
    hint={hint}
    back={{ label: i18n.t('View audit'), to: auditPath(audit.id) }}
  />
);

/** “Change log”, as the specification names it for audits, at one of the addresses of an audit. */
export const auditChangesAction = <R extends { id: string }>(
  pathOf: (id: string, rest: '/change-log') => string,
  needs: 'Audit.Changes' | 'Verify.Changes',
): RowAction<R> => ({
  ...changeLogAction(({ id }) => pathOf(id, '/change-log'), { needs }),
  label: i18n.t('Change log'),
});
