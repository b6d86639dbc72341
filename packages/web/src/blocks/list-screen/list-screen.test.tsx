// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { queryClient } from '../../kernel/queries.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { nameWithId } from './list-parts.ts';
import { ListScreen } from './list-screen.tsx';

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
const polar: Row = { id: '7', name: 'Polar BV', siteCount: 1200, shared: true, status: 'Active' };

const show = (
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
const onPhone = (media: string) => ({
  matches: media.includes('max-width'),
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
const loaded = () => screen.findByRole('row', { name: /Polar BV/ });

describe('a list screen', () => {
  inBrowser();

  it('shows its rows, the present range and the sorted column', async () => {
    show(async () => [polar]);
    await loaded();
    expect(screen.getByText('1–10 of 1,008')).toBeDefined();
    expect(screen.getByRole('cell', { name: '1,200' })).toBeDefined();
    expect(screen.getByRole('columnheader', { name: 'Company' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('keeps sort and page in the address and returns to the first page when the sort changes', async () => {
    const { asked, router } = show(async () => [polar], '/here?pageNumber=3&tab=sites');
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Related Sites' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'sites', sortBy: 'siteCount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ sortBy: 'siteCount', pageNumber: '2' }));
  });

  it('searches once typing has paused for 750 ms, and at once on Enter', async () => {
    const { asked } = show(async () => [polar]);
    await loaded();
    const box = screen.getByRole('searchbox', { name: 'Search by company' });
    await userEvent.type(box, 'pol');
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(asked.at(-1)).toEqual({ searchTerm: 'pol' }), { timeout: 8000 });
    await userEvent.type(box, 'ar{Enter}');
    await waitFor(() => expect(asked.at(-1)).toEqual({ searchTerm: 'polar' }), { timeout: 700 });
  });

  it('shows the term of the address in place of what was typed before', async () => {
    const { router } = show(async () => [polar]);
    await loaded();
    const box: HTMLInputElement = screen.getByRole('searchbox', { name: 'Search by company' });
    await userEvent.type(box, 'pol {Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'pol' }));
    expect(box.value).toBe('pol ');
    await router.navigate({ to: '.', search: {} as never });
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('shows no sorted column while a search ranks the rows, sorts by one that is pressed, and ranks again', async () => {
    const { asked, router } = show(async () => [polar], '/here?searchTerm=polar');
    await loaded();
    const header = screen.getByRole('columnheader', { name: 'Company' });
    const sorted = () => [header.ariaSort, header.querySelector('svg') !== null];
    expect(sorted()).toEqual(['none', false]);
    expect(screen.getByText('Best match first')).toBeDefined();
    await userEvent.click(within(header).getByRole('button'));
    expect(sorted()).toEqual(['ascending', true]);
    await waitFor(() => expect(asked.at(-1)).toEqual({ searchTerm: 'polar', sortBy: 'name' }));
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ searchTerm: 'polar', sortBy: 'name', order: 'desc' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sort by best match' }));
    expect(sorted()).toEqual(['none', false]);
    expect(document.activeElement?.contains(header)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(router.state.location.search).toEqual({ searchTerm: 'polar' });
  });

  it('offers the best match on a phone, where cards have no headings', async () => {
    vi.stubGlobal('matchMedia', onPhone);
    const { router } = show(async () => [polar], '/here?searchTerm=polar&sortBy=name&order=desc');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const order = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Sort by' });
    expect(order.value).toBe('Company, descending');
    await userEvent.click(order);
    await userEvent.click(await screen.findByRole('option', { name: 'Best match first' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'polar' }));
    expect(order.value).toBe('Best match first');
  });

  it('asks for its rows again when it is looked at on another day', async () => {
    const { asked } = show(async () => [polar]);
    await loaded();
    const look = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
    look();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 86_400_000);
    look();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('names the active filters, and those that are no choice, and removes one', async () => {
    const { asked } = show(async () => [polar], '/here?status=Active&status=Lost');
    await loaded();
    expect(asked[0]).toEqual({ status: ['Active', 'Lost'] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Lost' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ status: ['Active'] }));
  });

  it('goes on at the next filter when one is removed, at the one before, and then where filters are opened', async () => {
    show(async () => [polar], '/here?status=Active&status=Archived&type=Pro');
    await loaded();
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    const remove = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await remove('Remove filter Status: Archived');
    await waitFor(() => expect(focused()).toBe('Remove filter Type: Pro'));
    await remove('Remove filter Type: Pro');
    await waitFor(() => expect(focused()).toBe('Remove filter Status: Active'));
    await remove('Clear All Filters');
    await waitFor(() => expect(focused()).toBe('Filters'));
  });

  it('is in its own order again once the last filter is removed', async () => {
    const { router } = show(async () => [polar], '/here?status=Active&type=Pro&sortBy=siteCount&order=desc');
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Type: Pro' }));
    const order = { sortBy: 'siteCount', order: 'desc' };
    await waitFor(() => expect(router.state.location.search).toEqual({ status: 'Active', ...order }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Active' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('keeps its switches in the address', async () => {
    signInAs('{body} Admin', []);
    const { asked, router } = show(async () => [polar], '/here?showInactive=true');
    await loaded();
    expect(asked[0]).toEqual({ showInactive: 'true' });
    await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Show archived' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ showInactive: 'true', showArchived: 'true' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Show inactive' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ showArchived: 'true' }));
  });

  it('requests no inactive rows for readers without that switch', async () => {
    signInAs('Company User', []);
    const { asked } = show(async () => [polar], '/here?showInactive=true');
    await loaded();
    expect(asked[0]).toEqual({});
    expect(screen.queryByRole('switch', { name: 'Show inactive' })).toBeNull();
  });

  it('lists only favourites on request', async () => {
    signInAs('Company User', []);
    const { asked } = show(async () => [polar]);
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Show Favourites' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ showFavourites: 'true' }));
  });

  it('requests no favourites for readers who have none', async () => {
    signInAs('{body} Admin', []);
    const { asked } = show(async () => [polar], '/here?showFavourites=true');
    await loaded();
    expect(asked[0]).toEqual({});
  });

  it('says how to begin while there are no favourites, and leads to all rows', async () => {
    signInAs('Company User', []);
    const { router } = show(async ({ showFavourites }) => (showFavourites ? [] : [polar]), '/here?showFavourites=true');
    await screen.findByText('No favourites yet');
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await loaded();
    expect(router.state.location.search).toEqual({});
  });

  it('names the favourites among what was asked for, and clears them with the filters', async () => {
    signInAs('Company User', []);
    const { router } = show(
      async ({ showFavourites }) => (showFavourites ? [] : [polar]),
      '/here?showFavourites=true&searchTerm=oils',
    );
    const asked = await screen.findByRole('list', { name: 'What was asked for' });
    expect(asked.textContent).toBe('FavouritesSearch: oils');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await loaded();
    expect(router.state.location.search).toEqual({});
  });

  it('says why a reader may not list favourites', async () => {
    signInAs('Company User', []);
    const { asked } = show(async () => [polar], '/here', { favouritesRefusal: 'Not in this tier' });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const favourites = await screen.findByRole('switch', { name: 'Show Favourites' });
    expect(favourites.getAttribute('aria-description')).toBe('Not in this tier');
    await userEvent.click(favourites);
    expect(asked).toEqual([{}]);
  });

  it('shows a column of the standards body only to its staff', async () => {
    signInAs('Company User', []);
    show(async () => [polar]);
    await loaded();
    expect(screen.queryByRole('columnheader', { name: 'Audit Shared' })).toBeNull();
  });

  it('offers the add button and row actions to readers who may use them', async () => {
    signInAs('{body} Admin', ['Company.Generate']);
    show(async () => [polar]);
    await loaded();
    expect(screen.getByRole('columnheader', { name: 'Audit Shared' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add Company' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Polar BV, 7' }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Archive']);
  });

  it('moves the focus to the start of the next page on a phone and keeps it on the paging of a table', async () => {
    show(async () => [polar]);
    await loaded();
    const second = await screen.findByRole('button', { name: 'Page 2' });
    await userEvent.click(second);
    expect(document.activeElement).toBe(second);
    cleanup();
    vi.stubGlobal('matchMedia', onPhone);
    show(async () => [polar]);
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Companies' }))).toBe(true);
  });

  it('says on the first and the last page why there is none before or after', async () => {
    const described = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-description');
    show(async () => [polar]);
    await loaded();
    expect(described('Previous page')).toBe('This is the first page');
    expect(described('Next page')).toBeNull();
    cleanup();
    show(async () => [polar], '/here?pageNumber=101');
    await loaded();
    expect(described('Next page')).toBe('This is the last page');
  });

  it('announces that a filter opens a dialog, and whether it is open', async () => {
    show(async () => [polar]);
    const filter = await screen.findByRole('button', { name: 'Filter by Size' });
    expect(filter.getAttribute('aria-haspopup')).toBe('dialog');
    expect(filter.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(filter);
    expect(filter.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('dialog', { name: 'Size' }).id).toBe(filter.getAttribute('aria-controls'));
  });

  it('makes the page inert while a short filter is open, and returns the focus', async () => {
    show(async () => [polar]);
    const row = await loaded();
    const filter = screen.getByRole('button', { name: 'Filter by Type' });
    filter.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Type' })));
    expect(row.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown} ');
    const types = screen.getByRole('listbox', { name: 'Type' });
    expect(await within(types).findByRole('option', { selected: true })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(row.closest('[inert]')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filter by Type:/ })));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Type' })));
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter by Size' }));
  });

  it('ticks the choices of a long filter from its search box, which Tab leaves', async () => {
    const { router } = show(async () => [polar]);
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Filter by Size' }));
    const search = await screen.findByRole('textbox', { name: 'Find in Size' });
    await waitFor(() => expect(document.activeElement).toBe(search));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ size: '1' }));
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  });

  it('makes the page inert while the filters are open, and shows in them how many rows remain', async () => {
    show(async () => [polar]);
    const row = await loaded();
    const filters = screen.getByRole('button', { name: 'Filters' });
    await userEvent.click(filters);
    const fields = await screen.findByRole('dialog');
    await waitFor(() => expect(row.closest('[inert]')).not.toBeNull());
    expect(fields.closest('[inert]')).toBeNull();
    expect(within(fields).getByRole('status').textContent).toBe('1–10 of 1,008');
    await userEvent.keyboard('{Escape}');
    expect(row.closest('[inert]')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(filters));
  });

  it('moves the focus to the remaining rows when the focused row disappears', async () => {
    let rows = [polar, { ...polar, id: '8', name: 'Mill BV' }];
    show(async () => rows);
    within(await loaded())
      .getByRole('button')
      .focus();
    rows = rows.slice(1);
    await queryClient.invalidateQueries({ queryKey: ['list', 'companies'] });
    await waitFor(() => expect(screen.queryByRole('row', { name: /Polar BV/ })).toBeNull());
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says what was searched for when nothing is found, and clears it', async () => {
    const { router } = show(
      async ({ searchTerm }) => (searchTerm ? [] : [polar]),
      '/here?searchTerm=polar&status=Active&tab=sites',
    );
    expect(await screen.findByText('No data')).toBeDefined();
    const asked = within(screen.getByRole('list', { name: 'What was asked for' }));
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Search: polar',
      'Status: Active',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.queryByText('Companies stand here once there are any.')).toBeNull();
    await loaded();
    expect(router.state.location.search).toEqual({ tab: 'sites' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
  });

  it('says only that its work is done when its filters show pending work and no row is left', async () => {
    show(async () => [], '/here?status=Active', { useNothingLeft: () => 'Nothing waits for you here' });
    expect(await screen.findByText('Nothing waits for you here')).toBeDefined();
    expect(screen.queryByText('No data')).toBeNull();
  });

  it('offers the first step to readers who may take it while there are no records', async () => {
    signInAs('{body} Admin', ['Company.Generate']);
    show(async () => []);
    expect(await screen.findByText('No data')).toBeDefined();
    expect(screen.getByText('Companies stand here once there are any.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add the first company' }).getAttribute('href')).toBe('/create');
    cleanup();
    signInAs('{body} User', []);
    show(async () => []);
    expect(await screen.findByText('No data')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add the first company' })).toBeNull();
  });

  it('says why loading failed and tries again', async () => {
    let failing = true;
    show(async () => {
      if (failing) throw new ApiError({ method: 'GET', status: 500 });
      return [polar];
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Server error');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
  });
});
