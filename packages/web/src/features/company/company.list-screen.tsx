import { companyList } from '@attestry/contract/features/company/company.list.ts';
import { companyTiers, favouriteLimits } from '@attestry/contract/features/company/company.schema.ts';
import { addRecord } from '../../blocks/add-record.ts';
import { companyPath } from '../../blocks/addresses.ts';
import { csvAndXlsx, nameWithId, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { rowsAhead, rowsSource } from '../../blocks/list-screen/rows-query.ts';
import type { Choice } from '../../blocks/lookups.tsx';
import { ListedStatus, NameWithStatus } from '../../blocks/record-status.tsx';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { searchTabs } from '../site/site.public.ts';
import { peopleActions, quietCompanyCalls, recordActions } from './company.parts.tsx';

const asChoices = (values: readonly (string | number)[]): Choice[] =>
  values.map((value) => ({ id: String(value), name: String(value) }));

/** Certification bodies can filter only for Pro companies. */
const useFilterChoices = () => {
  const isAudience = useAudience();
  return {
    maxFavouriteLimit: asChoices(favouriteLimits),
    type: asChoices(isAudience(['cb']) ? ['Pro'] : companyTiers),
  };
};

const rows = rowsSource({ spec: companyList, load: (query) => quietCompanyCalls.list({ query }) });

export const readAhead = rowsAhead(rows);

export const CompanyListScreen = () => (
  <ListScreen
    title={i18n.t('Companies')}
    tabs={searchTabs('company')}
    add={addRecord.company()}
    {...rows}
    suggest={(query) => quietCompanyCalls.suggestNames({ query })}
    nothingYet={i18n.t('Companies are listed here once they are added.')}
    rowKey={(row) => row.id}
    rowName={nameWithId}
    opens={{ column: 'name', to: (row) => companyPath(row.id) }}
    tellsApart="id"
    toolBarFilters={['country', 'type']}
    filterChoices={useFilterChoices()}
    cells={{
      name: ({ name, status }, isShown) =>
        status === 'Active' || isShown('status') ? name : <NameWithStatus name={name} status={status} />,
      country: (row) => row.location.country.name,
      city: (row) => row.location.city,
      status: (row) => <ListedStatus status={row.status} />,
    }}
    card={{ line: ['id', 'city', 'country'], foot: ['status', 'type'] }}
    rowActions={[{ ...viewAction, to: (row) => companyPath(row.id) }, ...peopleActions(), ...recordActions()]}
    exports={csvAndXlsx<typeof companyList.columns>((query) => quietCompanyCalls.exportList({ query }))}
  />
);
