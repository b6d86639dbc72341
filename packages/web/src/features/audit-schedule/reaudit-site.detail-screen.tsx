import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { Link, Navigate } from '@tanstack/react-router';
import { auditPath } from '../../blocks/addresses.ts';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import { i18n } from '../../kernel/texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { SiteFormUnavailable, siteHead, siteQuery } from '../site-record/site-record.public.ts';
import { reauditTitle } from './audit-schedule.parts.tsx';

const statusPath = (auditId: string): string => auditPath(auditId, '/expiry');

const heads = () => [i18n.t('ID'), i18n.t('Standard'), i18n.t('Audit start date')];

const rowOf = ({ id, standard, startDate }: Site['audits'][number]): PlainRow => ({
  key: id,
  cells: [
    <Link key="id" to={statusPath(id)}>
      {id}
    </Link>,
    standard,
    startDate,
  ],
});

/** Lists the audits of the site that may be given the status. If there is only one, its form opens at once. */
const ChooseAudit = ({ site }: { site: Site }) => {
  const audits = site.audits.filter(({ visuals }) => visuals.isAbleToGiveReauditStatus);
  const [only, ...others] = audits;
  if (!only)
    return (
      <SiteFormUnavailable
        title={reauditTitle()}
        site={site}
        message={i18n.t('You cannot set the re-audit status of this site’s audits')}
      />
    );
  if (others.length === 0) return <Navigate to={statusPath(only.id)} replace />;
  return (
    <>
      <PageHeader title={reauditTitle()} {...siteHead(site)} />
      <Panel title={i18n.t('Choose the audit')}>
        <PlainTable label={i18n.t('Audits')} heads={heads()} rows={audits.map(rowOf)} />
      </Panel>
    </>
  );
};

export const ReauditStatusOfSiteScreen = () => (
  <RecordOfRoute query={siteQuery}>{(site) => <ChooseAudit site={site} />}</RecordOfRoute>
);
