import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { Link } from '@tanstack/react-router';
import { CalendarX2 } from 'lucide-react';
import { companyPath, listCrumbs, reauditStatusOfSitePath } from '../../blocks/addresses.ts';
import { ArchivedMark } from '../../blocks/archived-mark.tsx';
import { ChangeLogOfRoute } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, DetailsHeader, DetailsPair, DetailsStack } from '../../blocks/details/details-screen.tsx';
import { DetailsTabs } from '../../blocks/details/details-tabs.tsx';
import { townAndCountry } from '../../blocks/details/place-and-contact.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { useOfferedActions } from '../../blocks/list-screen/rows/row-menu.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { useFlag } from '../../kernel/flags.ts';
import { useAudience, useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { Tab } from '../../ui/tabs.tsx';
import { RecallsOfSite } from '../recall/recall.public.ts';
import { WhoSees } from '../sharing/sharing.public.ts';
import { siteQuery } from '../site-record/site-record.public.ts';
import { siteActions, siteAuditActions, siteKind } from './site.parts.tsx';
import { AuditsOfSite } from './site-audits.parts.tsx';
import { SiteBlocks, SiteContacts } from './site-blocks.parts.tsx';
import { certificationsOf, SiteCertifications } from './site-certifications.parts.tsx';
import { SiteNextAudit } from './site-next-audit.parts.tsx';
import { changesOfSite, SiteTimeline } from './site-timeline.parts.tsx';

const Details = ({ record }: { record: Site }) => (
  <DetailsStack>
    {useFlag('AuditFeature') && <SiteCertifications site={record} />}
    <DetailsPair>
      <SiteNextAudit site={record} />
      <WhoSees site={record} certifications={certificationsOf(record.audits)} />
    </DetailsPair>
    <DetailsColumns
      beside={
        <>
          <SiteContacts record={record} />
          <SiteTimeline site={record} />
        </>
      }
    >
      <SiteBlocks record={record} />
    </DetailsColumns>
  </DetailsStack>
);

/** The facts that the list shows of the latest audit, for a reader who cannot see that audit. */
const factsOf = ({ audits, auditStandard: standard, auditCertificationStatus: status, auditExpiryDate: day }: Site) => {
  if (!standard || !status || audits.some((audit) => audit.standard === standard)) return undefined;
  return [
    { label: standard, value: <RecordStatus status={status} /> },
    ...(day ? [{ label: i18n.t('Expiry date'), value: day }] : []),
  ];
};

/**
 * The recalls of a site are visible to the standards body, and to certification bodies that the site is shared with.
 */
const useRecallsTab = ({ id, isShared }: Site): Tab[] => {
  const isAudience = useAudience();
  if (!useCan()('Recall.View') || !(isAudience(['body']) || (isAudience(['cb']) && isShared))) return [];
  return [{ key: 'recalls', label: i18n.t('Recalls'), content: <RecallsOfSite siteCode={id} /> }];
};

/** The status is set on one of the audits, in a form of its own. */
const reauditAction = (): RowAction<Site> => ({
  label: i18n.t('Give Re-audit Status'),
  icon: CalendarX2,
  group: i18n.t('Audit'),
  offered: ({ audits }) => audits.some(({ visuals }) => visuals.isAbleToGiveReauditStatus),
  to: ({ id }) => reauditStatusOfSitePath(id),
});

/** Where the site is, and which company owns it. */
const placeOf = ({ location, companyId, companyName }: Site) => [
  townAndCountry(location),
  <Link key="company" to={companyPath(companyId)}>
    {companyName}
  </Link>,
];

const SiteDetails = ({ record }: { record: Site }) => {
  const facts = factsOf(record);
  const menu = [...siteAuditActions(), reauditAction(), ...siteActions()];
  const audits = { key: 'audits', label: i18n.t('Audits'), content: <AuditsOfSite audits={record.audits} /> };
  return (
    <>
      <DetailsHeader
        title={record.name}
        kind={i18n.t('Site {code}', { code: record.id })}
        subtitle={placeOf(record)}
        standing={record.status === 'Archived' && <ArchivedMark changes={changesOfSite(record)} />}
        breadcrumb={[listCrumbs.sites()]}
        actions={useOfferedActions(menu, record)}
        {...(facts && { facts })}
      />
      <DetailsTabs
        label={record.name}
        tabs={[
          { key: 'details', label: i18n.t('Details'), content: <Details record={record} /> },
          ...(useFlag('AuditFeature') ? [audits] : []),
          ...useRecallsTab(record),
        ]}
      />
    </>
  );
};

export const SiteDetailScreen = () => (
  <RecordOfRoute query={siteQuery}>{(record) => <SiteDetails record={record} />}</RecordOfRoute>
);

export const SiteChangeLogScreen = () => <ChangeLogOfRoute of={siteKind} />;
