// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
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

/** Shows three mills, each of which opens its record at another address. */
const show = async () => {
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
  return { router, cell, archive, place: () => router.state.location.pathname };
};

inBrowser();

describe('a row', () => {
  const opened = vi.fn();
  beforeEach(() => vi.stubGlobal('open', opened.mockClear()));

  it('opens its record wherever it is pressed, and has a link to it', async () => {
    const { cell, place } = await show();
    expect(screen.getByRole('link', { name: 'Birch Mill' }).getAttribute('href')).toBe('/Birch');
    await userEvent.click(cell);
    await waitFor(() => expect(place()).toBe('/Birch'));
  });

  it('opens it in a tab for a middle press and with a modifier', async () => {
    const { cell, place } = await show();
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    fireEvent.click(cell, { ctrlKey: true });
    fireEvent.click(cell, { metaKey: true });
    expect(opened.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(['/Birch', '/Birch', '/Birch']);
    expect(place()).toBe('/here');
  });

  it('opens nothing for the other button, or while text is selected', async () => {
    const { cell, place } = await show();
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect([place(), opened.mock.calls]).toEqual(['/here', []]);
    getSelection()?.removeAllRanges();
  });

  it('leaves its menu to work for itself', async () => {
    const { place, archive } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Birch Mill' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(archive).toHaveBeenCalledOnce();
    expect(place()).toBe('/here');
  });
});
