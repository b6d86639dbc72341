import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import type { Company } from '@attestry/contract/features/company/company.schema.ts';
import { FileDown, Star } from 'lucide-react';
import { useState } from 'react';
import { companyPath, listCrumbs } from '../../blocks/addresses.ts';
import { StandingMark } from '../../blocks/archived-mark.tsx';
import { ChangeLogOfRoute } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, DetailsHeader } from '../../blocks/details/details-screen.tsx';
import { DetailsTabs } from '../../blocks/details/details-tabs.tsx';
import { ContactRows, LocationRows, townAndCountry } from '../../blocks/details/place-and-contact.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { useOfferedActions } from '../../blocks/list-screen/rows/row-menu.tsx';
import { changesOf } from '../../blocks/record/record-kind.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { Timeline } from '../../blocks/timeline/timeline.tsx';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SitesOfCompany } from '../site/site.public.ts';
import { companyCalls, companyKind, companyQuery, peopleActions, recordActions } from './company.parts.tsx';
import { TrackerLimitDialog } from './tracker-limit.parts.tsx';

/** The address of the company's form, for readers who may open it. */
const formOf = ({ id, visuals }: Company) => (visuals.isAbleToEdit ? companyPath(id, '/edit') : undefined);

const Details = ({ record }: { record: Company }) => (
  <Panel>
    <FieldRows fillIn={formOf(record)}>
      <FieldRow label={i18n.t('ID')}>{record.id}</FieldRow>
      <FieldRow label={i18n.t('Status')}>
        <RecordStatus status={record.status} />
      </FieldRow>
      {record.maxFavouriteLimit !== undefined && (
        <FieldRow label={i18n.t('Max Favourites')}>{String(record.maxFavouriteLimit)}</FieldRow>
      )}
      {record.favouritesUsed !== undefined && (
        <FieldRow label={i18n.t('Favourites used')}>{String(record.favouritesUsed)}</FieldRow>
      )}
      {record.type !== undefined && <FieldRow label={i18n.t('Type')}>{record.type}</FieldRow>}
      <FieldRow label={i18n.t('Related Sites')}>{String(record.siteCount)}</FieldRow>
      <FieldRow label={i18n.t('Nature of business')}>{record.natureOfBusiness?.name}</FieldRow>
      {record.auditShared !== undefined && (
        <FieldRow label={i18n.t('Audit Shared')}>{record.auditShared ? i18n.t('Yes') : i18n.t('No')}</FieldRow>
      )}
      {record.allowExportList !== undefined && (
        <FieldRow label={i18n.t('Export List')}>
          {record.allowExportList ? i18n.t('Allowed') : i18n.t('Prevented')}
        </FieldRow>
      )}
    </FieldRows>
  </Panel>
);

const Contact = ({ record }: { record: Company }) => (
  <Panel>
    <FieldRows fillIn={formOf(record)}>
      <LocationRows location={record.location} />
      {record.contact && <ContactRows contact={record.contact} />}
      <FieldRow label={i18n.t('Website')}>{record.website}</FieldRow>
    </FieldRows>
  </Panel>
);

/** The settings that only the standards body changes. */
const settings = (openLimit: () => void): RowAction<Company>[] => [
  {
    label: ({ allowExportList }) => (allowExportList ? i18n.t('Prevent Export List') : i18n.t('Allow Export List')),
    icon: FileDown,
    group: i18n.t('Settings'),
    offered: ({ visuals }) => visuals.isAbleToPreventExport,
    run: ({ id, allowExportList }) => {
      const change = allowExportList ? companyCalls.preventExport : companyCalls.allowExport;
      void change({ params: { id } }).then(
        () => refetchAfter(companyApi.allowExport),
        () => undefined,
      );
    },
  },
  {
    label: i18n.t('Set Certificate Tracker Limit'),
    icon: Star,
    group: i18n.t('Settings'),
    offered: ({ visuals }) => visuals.isAbleToSetLimit,
    run: openLimit,
  },
];

const changesIn = (record: Company) => changesOf(companyKind, record, record.visuals.isAbleToViewChanges);

const DetailsTab = ({ record }: { record: Company }) => (
  <DetailsColumns beside={<Timeline changes={changesIn(record)} />}>
    <Details record={record} />
  </DetailsColumns>
);

const CompanyDetails = ({ record }: { record: Company }) => {
  const [settingLimit, setSettingLimit] = useState(false);
  const menu = [...recordActions(), ...peopleActions(), ...settings(() => setSettingLimit(true))];
  return (
    <>
      <DetailsHeader
        title={record.name}
        kind={i18n.t('Company {id}', { id: record.id })}
        subtitle={townAndCountry(record.location)}
        breadcrumb={[listCrumbs.companies()]}
        actions={useOfferedActions(menu, record)}
        standing={<StandingMark status={record.status} changes={changesIn(record)} />}
      />
      <DetailsTabs
        label={record.name}
        tabs={[
          { key: 'details', label: i18n.t('Details'), content: <DetailsTab record={record} /> },
          { key: 'contact', label: i18n.t('Contact'), content: <Contact record={record} /> },
          { key: 'sites', label: i18n.t('Associated Sites'), content: <SitesOfCompany companyId={record.id} /> },
        ]}
      />
      {settingLimit && <TrackerLimitDialog company={record} onClose={() => setSettingLimit(false)} />}
    </>
  );
};

export const CompanyDetailScreen = () => (
  <RecordOfRoute query={companyQuery}>{(record) => <CompanyDetails record={record} />}</RecordOfRoute>
);

export const CompanyChangeLogScreen = () => <ChangeLogOfRoute of={companyKind} />;
