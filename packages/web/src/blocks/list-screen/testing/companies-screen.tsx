import { list } from '@attestry/contract/kernel/list.ts';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../kernel/testing/render-page.tsx';
import { nameWithId } from '../list-parts.ts';
import { ListScreen } from '../list-screen.tsx';

const sizes = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const companies = list({
  name: 'companies',
  resultsKey: 'resultList',
  search: 'Search by company',
  defaultSort: 'name',
  archived: true,
  inactive: ['body'],
  favourites: ['company'],
  columns: {
    name: { label: 'Company', kind: 'text', sortable: true },
    siteCount: { label: 'Related Sites', kind: 'number', sortable: true },
    shared: { label: 'Audit Shared', kind: 'boolean', audience: ['body'] },
    status: { label: 'Status', kind: 'choice', values: ['Active', 'Archived'], filterable: true },
    type: { label: 'Type', kind: 'choice', values: ['Pro', 'Lite'], filterable: true, hidden: 'everywhere' },
    size: { label: 'Size', kind: 'choice', values: sizes, filterable: true, hidden: 'everywhere' },
  },
});
interface Row {
  id: string;
  name: string;
  siteCount: number;
  shared: boolean;
  status: string;
}
export const polar: Row = { id: '7', name: 'Polar BV', siteCount: 1200, shared: true, status: 'Active' };

/** Shows the screen of a list of companies, and tells what it asks for. */
export const showCompanies = (
  load: (query: Record<string, unknown>) => Promise<Row[]>,
  address = '/here',
  more: { favouritesRefusal?: string; useNothingLeft?: () => string } = {},
) => {
  const asked: Record<string, unknown>[] = [];
  const page = () => (
    <ListScreen
      title="Companies"
      spec={companies}
      load={async (query) => {
        asked.push(query);
        const resultList = await load(query);
        return { resultList, total: resultList.length * 1008, totalPages: 101, totalIsLowerBound: false };
      }}
      rowKey={(row) => row.id}
      rowName={nameWithId}
      toolBarFilters={['type', 'size']}
      {...more}
      nothingYet="Companies stand here once there are any."
      add={{
        label: 'Add Company',
        first: 'Add the first company',
        action: 'New company',
        to: '/create',
        needs: 'Company.Generate',
      }}
      rowActions={[
        { label: 'Edit', needs: 'Company.Revise' },
        { label: 'Archive', offered: (row) => row.status !== 'Archived' },
      ]}
    />
  );
  return { asked, router: renderPage(page, address) };
};
export const loaded = () => screen.findByRole('row', { name: /Polar BV/ });
