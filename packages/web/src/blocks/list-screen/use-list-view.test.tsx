// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../kernel/queries.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { ListPanel } from './list-panel.tsx';

const mills = list({
  name: 'mills',
  resultsKey: 'resultList',
  defaultSort: 'name',
  columns: {
    name: { label: 'Mill', kind: 'text', sortable: true },
    city: { label: 'City', kind: 'text', sortable: true },
    owner: { label: 'Owner', kind: 'text', optional: true },
    office: { label: 'Office', kind: 'text', optional: ['cb'] },
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
        const resultList = [{ id: '7', name: 'Polar Mill', city: 'Arica', owner: 'Polar BV', office: 'Lima' }];
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

describe('the columns of a list', () => {
  beforeEach(() => signInAs('{body} User', []));
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const open = (count: string) => userEvent.click(screen.getByRole('button', { name: `Columns ${count}` }));
  const box = (name: string) => screen.findByRole('checkbox', { name });

  it('leave out those that are optional, for everybody or for this reader', async () => {
    await show();
    expect(headings()).toEqual(['Mill', 'City', 'Office']);
    leave();
    signInAs('CB Full Admin', []);
    await show();
    expect(headings()).toEqual(['Mill', 'City']);
  });

  it('are shown and hidden one by one, in the list’s order, and the address names them', async () => {
    const { asked, router } = await show();
    await open('3 of 4');
    await userEvent.click(await box('City'));
    await userEvent.click(await box('Owner'));
    await waitFor(() => expect(router.state.location.search).toEqual({ columns: 'name.owner.office' }));
    expect(headings()).toEqual(['Mill', 'Owner', 'Office']);
    expect(asked).toEqual([{}]);
  });

  it('are kept on the device until the usual ones are shown again', async () => {
    const { router } = await show('/here?columns=name');
    await open('1 of 4');
    await userEvent.click(await box('Owner'));
    leave();
    await show();
    expect(headings()).toEqual(['Mill', 'Owner']);
    await open('2 of 4');
    await userEvent.click(await screen.findByRole('button', { name: 'Show the usual columns' }));
    await waitFor(() => expect(headings()).toEqual(['Mill', 'City', 'Office']));
    expect(router.state.location.search).toEqual({ columns: 'name.owner' });
    expect(localStorage.getItem('list.mills')).toBeNull();
  });

  it('always have the one that opens the record', async () => {
    await show('/here?columns=owner.nonsense');
    expect(headings()).toEqual(['Mill', 'Owner']);
    await open('2 of 4');
    expect(await box('Mill')).toHaveProperty('disabled', true);
  });
});
