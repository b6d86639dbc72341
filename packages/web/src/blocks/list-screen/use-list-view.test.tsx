// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../kernel/queries.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { ListPanel } from './list-panel.tsx';

const mills = list({
  name: 'mills',
  resultsKey: 'resultList',
  defaultSort: 'name',
  columns: {
    name: { label: 'Mill', kind: 'text', sortable: true },
    city: { label: 'City', kind: 'text', sortable: true },
  },
});

/** Shows the list at an address and collects what it requests. */
const show = async (address = '/here') => {
  const asked: unknown[] = [];
  const page = () => (
    <ListPanel
      title="Mills"
      spec={mills}
      load={async (query) => {
        asked.push(query);
        const resultList = [{ id: '7', name: 'Polar Mill', city: 'Arica' }];
        return { resultList, total: 120, totalPages: 12, totalIsLowerBound: false };
      }}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      opens={{ column: 'name', to: () => '/elsewhere' }}
    />
  );
  const router = renderPage(page, address);
  await screen.findByText('Polar Mill');
  return { asked, router };
};

const leave = () => {
  cleanup();
  queryClient.removeQueries({ queryKey: ['list'] });
};

inBrowser();
beforeEach(() => localStorage.clear());

describe('the number of rows of a page', () => {
  const rows = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows' });

  it('is 10 until another is chosen, which the address and the request then name', async () => {
    const { asked, router } = await show();
    expect(asked).toEqual([{}]);
    await userEvent.selectOptions(rows(), '25');
    await waitFor(() => expect(asked.at(-1)).toEqual({ rows: '25' }));
    expect(router.state.location.search).toEqual({ rows: '25' });
    expect(screen.getByText('1–25 of 120')).toBeDefined();
  });

  it('keeps the row in view that was first', async () => {
    const { router } = await show('/here?pageNumber=6');
    await userEvent.selectOptions(rows(), '25');
    await waitFor(() => expect(router.state.location.search).toEqual({ pageNumber: '3', rows: '25' }));
  });

  it('is kept on the device, and the address names it at the next visit', async () => {
    await show();
    await userEvent.selectOptions(rows(), '50');
    await screen.findByText('1–50 of 120');
    leave();
    const { asked, router } = await show();
    expect(asked).toEqual([{ rows: '50' }]);
    await waitFor(() => expect(router.state.location.search).toEqual({ rows: '50' }));
    await userEvent.selectOptions(rows(), '10');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('of an address goes before that of the device, and is 10 where it is not one of the choices', async () => {
    localStorage.setItem('list.mills', '?rows=50');
    expect((await show('/here?rows=100')).asked).toEqual([{ rows: '100' }]);
    leave();
    expect((await show('/here?rows=30')).asked).toEqual([{}]);
  });
});
