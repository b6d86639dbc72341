// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inBrowser, signInAs } from '../../../kernel/testing/render-page.tsx';
import { loaded, polar, showCompanies } from '../testing/companies-screen.tsx';

describe('a list screen', () => {
  inBrowser();

  it('names the active filters, and those that are no choice, and removes one', async () => {
    const { asked } = showCompanies(async () => [polar], '/here?status=Active&status=Lost');
    await loaded();
    expect(asked[0]).toEqual({ status: ['Active', 'Lost'] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Lost' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ status: ['Active'] }));
  });

  it('goes on at the next filter when one is removed, at the one before, and then where filters are opened', async () => {
    showCompanies(async () => [polar], '/here?status=Active&status=Archived&type=Pro');
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
    const { router } = showCompanies(async () => [polar], '/here?status=Active&type=Pro&sortBy=siteCount&order=desc');
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Type: Pro' }));
    const order = { sortBy: 'siteCount', order: 'desc' };
    await waitFor(() => expect(router.state.location.search).toEqual({ status: 'Active', ...order }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Active' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('keeps its switches in the address', async () => {
    signInAs('{body} Admin', []);
    const { asked, router } = showCompanies(async () => [polar], '/here?showInactive=true');
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
    const { asked } = showCompanies(async () => [polar], '/here?showInactive=true');
    await loaded();
    expect(asked[0]).toEqual({});
    expect(screen.queryByRole('switch', { name: 'Show inactive' })).toBeNull();
  });

  it('lists only favourites on request', async () => {
    signInAs('Company User', []);
    const { asked } = showCompanies(async () => [polar]);
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Show Favourites' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ showFavourites: 'true' }));
  });

  it('requests no favourites for readers who have none', async () => {
    signInAs('{body} Admin', []);
    const { asked } = showCompanies(async () => [polar], '/here?showFavourites=true');
    await loaded();
    expect(asked[0]).toEqual({});
  });

  it('says how to begin while there are no favourites, and leads to all rows', async () => {
    signInAs('Company User', []);
    const { router } = showCompanies(
      async ({ showFavourites }) => (showFavourites ? [] : [polar]),
      '/here?showFavourites=true',
    );
    await screen.findByText('No favourites yet');
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await loaded();
    expect(router.state.location.search).toEqual({});
  });

  it('names the favourites among what was asked for, and clears them with the filters', async () => {
    signInAs('Company User', []);
    const { router } = showCompanies(
      async ({ showFavourites }) => (showFavourites ? [] : [polar]),
      '/here?showFavourites=true&searchTerm=oils',
    );
    const asked = await screen.findByRole('list', { name: 'What was asked for' });
    expect(asked.textContent).toBe('FavouritesSearch: oils');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await loaded();
    expect(router.state.location.search).toEqual({});
  });

  it('says why a reader may not list favourites', async () => {
    signInAs('Company User', []);
    const { asked } = showCompanies(async () => [polar], '/here', { favouritesRefusal: 'Not in this tier' });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const favourites = await screen.findByRole('switch', { name: 'Show Favourites' });
    expect(favourites.getAttribute('aria-description')).toBe('Not in this tier');
    await userEvent.click(favourites);
    expect(asked).toEqual([{}]);
  });

  it('announces that a filter opens a dialog, and whether it is open', async () => {
    showCompanies(async () => [polar]);
    const filter = await screen.findByRole('button', { name: 'Filter by Size' });
    expect(filter.getAttribute('aria-haspopup')).toBe('dialog');
    expect(filter.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(filter);
    expect(filter.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('dialog', { name: 'Size' }).id).toBe(filter.getAttribute('aria-controls'));
  });

  it('makes the page inert while a short filter is open, and returns the focus', async () => {
    showCompanies(async () => [polar]);
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
    const { router } = showCompanies(async () => [polar]);
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

  it('ticks the first choice that is found by what was typed', async () => {
    const { router } = showCompanies(async () => [polar]);
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Filter by Size' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find in Size' }), '7{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ size: '7' }));
  });

  it('makes the page inert while the filters are open, and shows in them how many rows remain', async () => {
    showCompanies(async () => [polar]);
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
});
