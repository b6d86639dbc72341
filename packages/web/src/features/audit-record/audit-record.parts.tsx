import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { auditPath, listCrumbs } from '../../blocks/addresses.ts';
import { RefusedPage } from '../../blocks/refused.tsx';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';

/** For records, reports and exports, which show their failures themselves. */
export const quietAuditCalls = clientOf(quietSend, auditApi);

/** The record, under the one key by which several features show or change it. */
export const auditQuery = (id: string) =>
  queryOptions({ queryKey: ['audit', id], queryFn: () => quietAuditCalls.read({ params: { id } }) });

type HeadedAudit = Pick<Audit, 'id' | 'site' | 'standard' | 'startDate'>;

/** Which site it is, by name and code. */
export const siteLine = ({ id, name }: { id: string; name: string }): string =>
  [name, i18n.t('Site {code}', { code: id })].join(' · ');

/** The head of every form for an audit: which audit it is, and the way back to it. */
export const auditHead = ({ id, site, standard, startDate }: HeadedAudit) => ({
  subtitle: (
    <>
      {[siteLine(site), standard.name].join(' · ')} · <time dateTime={startDate}>{startDate}</time>
    </>
  ),
  breadcrumb: [listCrumbs.audits(), { label: i18n.t('Audit {id}', { id }), to: auditPath(id) }],
});

/** Why a record cannot be changed by anybody; undefined where it can. */
export const closedHint = ({ recordStatus }: Pick<Audit, 'recordStatus'>): string | undefined =>
  recordStatus === 'Closed' ? i18n.t(auditLifeErrors.closed.message) : undefined;

interface NoFormOfAuditProps {
  title: string;
  audit: HeadedAudit;
  says: string;
  hint?: string | undefined;
}

/** Replaces such a form where the reader or the record's status does not allow it. */
export const NoFormOfAudit = ({ title, audit, says, hint }: NoFormOfAuditProps) => (
  <RefusedPage
    title={title}
    {...auditHead(audit)}
    says={says}
    hint={hint}
    back={{ label: i18n.t('View audit'), to: auditPath(audit.id) }}
  />
);
