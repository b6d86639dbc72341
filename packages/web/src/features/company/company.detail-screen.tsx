import type { Company } from '@attestry/contract/features/company/company.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ChangeLogScreen } from '../../blocks/change-log-screen.tsx';
import { DetailsHeader, RecordLoader } from '../../blocks/details/details-screen.tsx';
import { DetailsTabs } from '../../blocks/details/details-tabs.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SitesOfCompany } from '../site/site.public.ts';
import { companyCalls, companyPath, companyQuery, forgetCompanies, quietCompanyCalls } from './company.parts.tsx';

const listCrumb = { label: i18n.t('Companies'), to: '/private/company' };

const toggleArchived = async (record: Company) => {
  const change = record.status === 'Archived' ? companyCalls.unarchive : companyCalls.archive;
  await change({ params: { id: record.id } });
  await forgetCompanies();
};

const useActions = (record: Company): MenuAction[] => {
  const can = useCan();
  const archive = record.status === 'Archived' ? i18n.t('Unarchive') : i18n.t('Archive');
  return [
    ...(record.visuals.isAbleToEdit ? [{ label: i18n.t('Edit'), to: companyPath(record.id, '/edit') }] : []),
    ...(can('Company.Changes') ? [{ label: i18n.t('Change Log'), to: companyPath(record.id, '/change-log') }] : []),
    ...(record.visuals.isAbleToArchive ? [{ label: archive, run: () => void toggleArchived(record) }] : []),
  ];
};

const Details = ({ record }: { record: Company }) => (
  <Panel>
    <FieldRows>
      <FieldRow label={i18n.t('ID')}>{record.id}</FieldRow>
      <FieldRow label={i18n.t('Status')}>
        <RecordStatus status={record.status} />
      </FieldRow>
      {record.type !== undefined && <FieldRow label={i18n.t('Type')}>{record.type}</FieldRow>}
      {record.maxFavouriteLimit !== undefined && (
        <FieldRow label={i18n.t('Max Favourites')}>{String(record.maxFavouriteLimit)}</FieldRow>
      )}
      <FieldRow label={i18n.t('Nature of business')}>{record.natureOfBusiness?.name}</FieldRow>
    </FieldRows>
  </Panel>
);

const Contact = ({ record: { location, contact, website } }: { record: Company }) => (
  <Panel>
    <FieldRows>
      <FieldRow label={i18n.t('Address')}>
        {[location.addressLine1, location.addressLine2, location.addressLine3].filter(Boolean).join(', ')}
      </FieldRow>
      <FieldRow label={i18n.t('City')}>{location.city}</FieldRow>
      <FieldRow label={i18n.t('County')}>{location.county}</FieldRow>
      <FieldRow label={i18n.t('Zip code')}>{location.zipCode}</FieldRow>
      <FieldRow label={i18n.t('Country')}>{location.country.name}</FieldRow>
      {contact && (
        <>
          <FieldRow label={i18n.t('Contact name')}>{contact.name}</FieldRow>
          <FieldRow label={i18n.t('Email')}>{contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}</FieldRow>
          <FieldRow label={i18n.t('Phone number')}>{contact.phoneNumber}</FieldRow>
          <FieldRow label={i18n.t('Fax number')}>{contact.faxNumber}</FieldRow>
        </>
      )}
      <FieldRow label={i18n.t('Website')}>{website}</FieldRow>
    </FieldRows>
  </Panel>
);

const CompanyDetails = ({ record }: { record: Company }) => (
  <>
    <DetailsHeader
      title={record.name}
      subtitle={[record.location.city, record.location.country.name].filter(Boolean).join(', ')}
      breadcrumb={[listCrumb]}
      actions={useActions(record)}
      facts={[
        { label: i18n.t('ID'), value: record.id },
        { label: i18n.t('Status'), value: <RecordStatus status={record.status} /> },
        ...(record.type ? [{ label: i18n.t('Type'), value: record.type }] : []),
        { label: i18n.t('Related Sites'), value: String(record.siteCount) },
      ]}
    />
    <DetailsTabs
      label={record.name}
      tabs={[
        { key: 'details', label: i18n.t('Details'), content: <Details record={record} /> },
        { key: 'contact', label: i18n.t('Contact'), content: <Contact record={record} /> },
        { key: 'sites', label: i18n.t('Associated Sites'), content: <SitesOfCompany companyId={record.id} /> },
      ]}
    />
  </>
);

export const CompanyDetailScreen = () => {
  const { id = '' } = useParams({ strict: false });
  return <RecordLoader query={useQuery(companyQuery(id))}>{(record) => <CompanyDetails record={record} />}</RecordLoader>;
};

const CompanyChanges = ({ record }: { record: Company }) => (
  <ChangeLogScreen
    scope={['company', record.id]}
    breadcrumb={[listCrumb, { label: record.name, to: companyPath(record.id) }]}
    load={(query) => quietCompanyCalls.changeLog({ params: { id: record.id }, query })}
  />
);

export const CompanyChangeLogScreen = () => {
  const { id = '' } = useParams({ strict: false });
  return <RecordLoader query={useQuery(companyQuery(id))}>{(record) => <CompanyChanges record={record} />}</RecordLoader>;
};
