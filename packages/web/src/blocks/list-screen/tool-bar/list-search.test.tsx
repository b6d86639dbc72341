// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { ListPanel } from '../list-panel.tsx';

const mills = list({
  name: 'mills',
  resultsKey: 'resultList',
  search: 'Search by mill',
  defaultSort: 'name',
  columns: {
    name: { label: 'Mill', kind: 'text', sortable: true },
    status: { label: 'Status', kind: 'choice', values: ['Active', 'Archived'], filterable: true },
  },
});

const names = ['Alder Mill', 'Alderney Mills', 'Old Alder Mill'];
const none = {
  resultList: [] as { name: string; status: string }[],
  total: 0,
  totalPages: 0,
  totalIsLowerBound: false,
};
const found = { ...none, resultList: names.map((name) => ({ name, status: 'Active' })), total: 3, totalPages: 1 };
let asked: object[] = [];
let searched: object[] = [];

const showMills = (address = '/here') =>
  renderPage(
    () => (
      <ListPanel
        title="Mills"
        spec={mills}
        load={async (query) => {
          searched.push(query);
          const { searchTerm = 'alder' } = query as { searchTerm?: string };
          return searchTerm === 'alder' ? found : none;
        }}
        suggest={async (query) => {
          asked.push(query);
          return names;
        }}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        opens={{ column: 'name', to: ({ name }) => `/${name}` }}
      />
    ),
    address,
  );

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search by mill' });
const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Suggested names' })).getAllByRole('option');
const noOptions = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

describe('the names suggested in the search box of a list', () => {
  inBrowser();
  beforeEach(() => {
    asked = [];
    searched = [];
  });

  it('are asked for from three characters on, with the filters of the list', async () => {
    showMills('/here?status=Active&pageNumber=2&order=desc');
    await userEvent.type(await box(), 'al');
    await userEvent.type(await box(), 'd');
    expect((await options()).map((option) => option.textContent)).toEqual(names);
    expect(asked).toEqual([{ status: ['Active'], searchTerm: 'ald' }]);
  });

  it('are taken with the arrow keys and Enter, which searches at once', async () => {
    showMills();
    await userEvent.type(await box(), 'ald');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(searched.at(-1)).toEqual({ searchTerm: 'Alderney Mills' }));
    expect((await box()).value).toBe('Alderney Mills');
    await noOptions();
  });

  it('leave Enter to the typed term, and Escape closes them without clearing it', async () => {
    showMills();
    await userEvent.type(await box(), 'ald');
    await options();
    await userEvent.keyboard('{Escape}');
    await noOptions();
    expect((await box()).value).toBe('ald');
    await userEvent.type(await box(), 'e');
    await options();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searched.at(-1)).toEqual({ searchTerm: 'alde' }));
    await noOptions();
  });

  it('are taken with the pointer', async () => {
    showMills();
    await userEvent.type(await box(), 'ald');
    await userEvent.click((await options())[2]!);
    await waitFor(() => expect(searched.at(-1)).toEqual({ searchTerm: 'Old Alder Mill' }));
    await noOptions();
  });

  it('go when the box is left', async () => {
    showMills();
    await userEvent.type(await box(), 'ald');
    await options();
    await userEvent.tab();
    await noOptions();
  });
});

describe('the way from the search box to the rows', () => {
  inBrowser();
  const focused = () => document.activeElement?.textContent;

  it('is Enter, once the rows of the typed term are there', async () => {
    showMills();
    await userEvent.type(await box(), 'alder{Enter}');
    await waitFor(() => expect(focused()).toBe('Alder Mill'));
  });

  it('is Escape in the empty box, after another one that clears it', async () => {
    showMills('/here?searchTerm=alder');
    await screen.findByRole('link', { name: 'Alder Mill' });
    await userEvent.type(await box(), '{Escape}');
    expect(document.activeElement).toBe(await box());
    expect((await box()).value).toBe('');
    await waitFor(() => expect(searched.at(-1)).toEqual({}));
    await userEvent.type(await box(), 'alder{Enter}');
    await waitFor(() => expect(focused()).toBe('Alder Mill'));
    await userEvent.type(await box(), '{Escape}{Escape}');
    expect(focused()).toBe('Alder Mill');
  });

  it('is not taken where nothing is found, nor by who types on', async () => {
    showMills();
    await userEvent.type(await box(), 'none{Enter}');
    await waitFor(() => expect(searched.at(-1)).toEqual({ searchTerm: 'none' }));
    await screen.findByText('No data');
    expect(document.activeElement).toBe(await box());
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'alder{Enter}n');
    await screen.findByRole('link', { name: 'Alder Mill' });
    expect(document.activeElement).toBe(await box());
  });
});
