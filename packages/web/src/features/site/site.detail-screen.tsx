import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { Link } from '@tanstack/react-router';
import { companyPath, sitePath } from '../../blocks/addresses.ts';
import { ChangeLogScreen } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, DetailsHeader } from '../../blocks/details/details-screen.tsx';
import { DetailsTabs } from '../../blocks/details/details-tabs.tsx';
import { addressText, ContactRows, placeText } from '../../blocks/details/place-and-contact.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import { useOfferedActions } from '../../blocks/list-screen/row-menu.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { useAudience, useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Tab } from '../../ui/tabs.tsx';
import { RecallsOfSite } from '../recall/recall.public.ts';
import { quietSiteCalls, siteActions, siteQuery } from './site.parts.tsx';
import { AuditsOfSite } from './site-audits.parts.tsx';

const listCrumb = { label: i18n.t('Sites'), to: '/private/site' };

const Contact = ({ title, contact }: { title: string; contact: Site['generalContact'] }) =>
  contact && (
    <Panel title={title}>
      <FieldRows>
        <ContactRows contact={contact} />
      </FieldRows>
    </Panel>
  );

const Blocks = ({ record }: { record: Site }) => (
  <>
    <Panel title={i18n.t('Site Detail')}>
      <FieldRows>
        <FieldRow label={i18n.t('Site Code')}>{record.id}</FieldRow>
        <FieldRow label={i18n.t('Trading as')}>{record.tradingAsName}</FieldRow>
        {record.formerNames.length > 0 && (
          <FieldRow label={i18n.t('Former names')}>{record.formerNames.map(({ name }) => name).join(', ')}</FieldRow>
        )}
        <FieldRow label={i18n.t('Address')}>{addressText(record.location)}</FieldRow>
        <FieldRow label={i18n.t('Website')}>{record.website}</FieldRow>
      </FieldRows>
    </Panel>
    <Panel title={i18n.t('Company Detail')}>
      <FieldRows>
        <FieldRow label={i18n.t('Company')}>
          <Link to={companyPath(record.companyId)}>{record.companyName}</Link>
        </FieldRow>
        <FieldRow label={i18n.t('Address')}>{addressText(record.companyLocation)}</FieldRow>
        <FieldRow label={i18n.t('Status')}>
          <RecordStatus status={record.companyStatus} />
        </FieldRow>
      </FieldRows>
    </Panel>
  </>
);

const Contacts = ({ record }: { record: Site }) => (
  <>
    <Contact title={i18n.t('Technical contact')} contact={record.technicalContact} />
    <Contact title={i18n.t('Commercial contact')} contact={record.commercialContact} />
    <Contact title={i18n.t('General contact')} contact={record.generalContact} />
  </>
);

/** Recalls of a site are the standards body's to see, and a certification body's where the site is shared with it. */
const useRecallsTab = ({ id, isShared }: Site): Tab[] => {
  const isAudience = useAudience();
  if (!useCan()('Recall.View') || !(isAudience(['body']) || (isAudience(['cb']) && isShared))) return [];
  return [{ key: 'recalls', label: i18n.t('Recalls'), content: <RecallsOfSite siteCode={id} /> }];
};

const SiteDetails = ({ record }: { record: Site }) => (
  <>
    <DetailsHeader
      title={record.name}
      subtitle={placeText(record.location)}
      breadcrumb={[listCrumb]}
      actions={useOfferedActions(siteActions(), record)}
      facts={[
        { label: i18n.t('Site Code'), value: record.id },
        { label: i18n.t('Status'), value: <RecordStatus status={record.status} /> },
        { label: i18n.t('Owning Company'), value: record.companyName },
      ]}
    />
    <DetailsTabs
      label={record.name}
      tabs={[
        {
          key: 'details',
          label: i18n.t('Details'),
          content: (
            <DetailsColumns beside={<Contacts record={record} />}>
              <Blocks record={record} />
            </DetailsColumns>
          ),
        },
        { key: 'audits', label: i18n.t('Audits'), content: <AuditsOfSite audits={record.audits} /> },
        ...useRecallsTab(record),
      ]}
    />
  </>
);

export const SiteDetailScreen = () => (
  <RecordOfRoute query={siteQuery}>{(record) => <SiteDetails record={record} />}</RecordOfRoute>
);

const SiteChanges = ({ record }: { record: Site }) => (
  <ChangeLogScreen
    scope={['site', record.id]}
    breadcrumb={[listCrumb, { label: record.name, to: sitePath(record.id) }]}
    load={(query) => quietSiteCalls.changeLog({ params: { id: record.id }, query })}
  />
);

export const SiteChangeLogScreen = () => (
  <RecordOfRoute query={siteQuery}>{(record) => <SiteChanges record={record} />}</RecordOfRoute>
);
