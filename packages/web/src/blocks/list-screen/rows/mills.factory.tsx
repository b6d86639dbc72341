import { list } from '@attestry/contract/kernel/list.ts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderPage } from '../../../kernel/testing/render-page.tsx';
import { ListPanel } from '../list-panel.tsx';

const mills = list({
  name: 'mills',
  resultsKey: 'resultList',
  search: 'Search by mill',
  defaultSort: 'name',
  columns: {
    name: { label: 'Mill', kind: 'text', sortable: true },
    city: { label: 'City', kind: 'text', sortable: true },
  },
});

const resultList = ['Alder', 'Birch', 'Cedar'].map((name) => ({ id: name, name: `${name} Mill`, city: `${name}ton` }));

/** Shows a list of three mills, each of which opens its record at its own address. */
export const showMills = async () => {
  const archive = vi.fn();
  const page = () => (
    <ListPanel
      title="Mills"
      spec={mills}
      load={async () => ({ resultList, total: 3, totalPages: 1, totalIsLowerBound: false })}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      opens={{ column: 'name', to: (row) => `/${row.id}` }}
      rowActions={[{ label: 'Archive', run: archive }]}
    />
  );
  const router = renderPage(page);
  const cell = await screen.findByRole('cell', { name: 'Birchton' });
  return { cell, archive, place: () => router.state.location.pathname };
};
