import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { i18n } from '../kernel/texts.ts';
import { auditPath } from './addresses.ts';
import { listCrumbs } from './list-crumbs.ts';
import { RefusedPage } from './refused.tsx';

type HeadedAudit = Pick<Audit, 'id' | 'site' | 'standard' | 'startDate'>;

/** What stands over every form for an audit, beside its title: which audit it is, and the way back to it. */
export const auditHead = ({ id, site, standard, startDate }: HeadedAudit) => ({
  subtitle: [site.name, i18n.t('Site {code}', { code: site.id }), standard.name, startDate].join(' · '),
  breadcrumb: [listCrumbs.audits(), { label: i18n.t('Audit {id}', { id }), to: auditPath(id) }],
});

interface NoFormOfAuditProps {
  title: string;
  audit: HeadedAudit;
  says: string;
  hint?: string | undefined;
}

/** Why a record cannot be changed by anybody, where that is so. */
export const closedHint = ({ recordStatus }: Pick<Audit, 'recordStatus'>): string | undefined =>
  recordStatus === 'Closed' ? i18n.t(auditLifeErrors.closed.message) : undefined;

/** Stands in the place of such a form for who may not, or as long as the record stands as it does. */
export const NoFormOfAudit = ({ title, audit, says, hint }: NoFormOfAuditProps) => (
  <RefusedPage
    title={title}
    {...auditHead(audit)}
    says={says}
    hint={hint}
    back={{ label: i18n.t('View audit'), to: auditPath(audit.id) }}
  />
);
