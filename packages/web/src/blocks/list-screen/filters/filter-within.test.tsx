// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { LookupSources } from '../../lookups.tsx';
import { ListPanel } from '../list-panel.tsx';

const inspectors = list({
  name: 'inspectors',
  resultsKey: 'resultList',
  defaultSort: 'name',
  columns: {
    name: { label: 'Name', kind: 'text', sortable: true },
    standard: { label: 'Standard', kind: 'lookup', lookup: 'standard', filterable: true },
    category: { label: 'Category', kind: 'lookup', lookup: 'category', within: 'standard', filterable: true },
  },
});

const sources = {
  standard: {
    load: async () => [
      { id: '4', name: 'Food' },
      { id: '6', name: 'Packaging' },
    ],
  },
  category: {
    load: async () => [
      { id: '41', name: 'Beverages', hint: 'Food' },
      { id: '61', name: 'Glass', hint: 'Packaging' },
    ],
  },
};

inBrowser();

it('a filter within another offers what belongs to what is chosen there, and goes with it', async () => {
  const page = () => (
    <LookupSources sources={sources}>
      <ListPanel
        title="Inspectors"
        spec={inspectors}
        load={async () => ({ resultList: [], total: 0, totalPages: 0, totalIsLowerBound: false })}
        rowKey={({ id }: { id: string }) => id}
        rowName={({ id }) => id}
      />
    </LookupSources>
  );
  const router = renderPage(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const category = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Category' });
  expect([category.disabled, screen.getByText('Choose first: Standard').isConnected]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Standard' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Food' }));
  await waitFor(() => expect(category.disabled).toBe(false));
  await userEvent.click(category);
  await userEvent.click(await screen.findByRole('option', { name: 'Beverages' }));
  expect(screen.queryByRole('option', { name: 'Glass' })).toBeNull();
  await waitFor(() => expect(router.state.location.search).toEqual({ standard: '4', category: '41' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Standard: Food', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});
