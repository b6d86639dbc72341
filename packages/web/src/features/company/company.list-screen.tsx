import { companyList } from '@attestry/contract/features/company/company.list.ts';
import { type CompanyRow, favouriteLimits } from '@attestry/contract/features/company/company.schema.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { searchTabs } from '../site/site.public.ts';
import { companyCalls, companyPath, forgetCompanies, quietCompanyCalls } from './company.parts.tsx';

const setArchived = async (row: CompanyRow) => {
  const change = row.status === 'Archived' ? companyCalls.unarchive : companyCalls.archive;
  await change({ params: { id: row.id } });
  await forgetCompanies();
};

export const CompanyListScreen = () => (
  <ListScreen
    title={i18n.t('Companies')}
    tabs={searchTabs('company')}
    add={{ label: i18n.t('Add Company'), to: '/private/company/create', needs: 'Company.Generate' }}
    spec={companyList}
    load={(query) => quietCompanyCalls.list({ query })}
    rowKey={(row) => row.id}
    rowName={(row) => row.name}
    opens={{ column: 'name', to: (row) => companyPath(row.id) }}
    nearFilters={['country', 'type']}
    filterChoices={{ maxFavouriteLimit: favouriteLimits.map((limit) => ({ id: String(limit), name: String(limit) })) }}
    cells={{
      country: (row) => row.location.country.name,
      city: (row) => row.location.city,
      status: (row) => <RecordStatus status={row.status} />,
    }}
    rowActions={[
      { label: i18n.t('View'), to: (row) => companyPath(row.id) },
      { label: i18n.t('Edit'), offered: (row) => row.visuals.isAbleToEdit, to: (row) => companyPath(row.id, '/edit') },
      { label: i18n.t('Change Log'), needs: 'Company.Changes', to: (row) => companyPath(row.id, '/change-log') },
      {
        label: (row) => (row.status === 'Archived' ? i18n.t('Unarchive') : i18n.t('Archive')),
        offered: (row) => row.visuals.isAbleToArchive,
        run: (row) => void setArchived(row),
      },
    ]}
    exports={[
      { label: i18n.t('CSV'), run: (query) => quietCompanyCalls.exportList({ query: { ...query, format: 'csv' } }) },
      { label: i18n.t('XLSX'), run: (query) => quietCompanyCalls.exportList({ query: { ...query, format: 'xlsx' } }) },
    ]}
  />
);
