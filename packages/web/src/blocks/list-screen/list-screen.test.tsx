// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { queryClient } from '../../kernel/queries.ts';
import { inBrowser, onPhone, signInAs } from '../../kernel/testing/render-page.tsx';
import { loaded, polar, showCompanies } from './testing/companies-screen.tsx';

describe('a list screen', () => {
  inBrowser();

  it('shows its rows, the present range and the sorted column', async () => {
    showCompanies(async () => [polar]);
    await loaded();
    expect(screen.getByText('1–10 of 1,008')).toBeDefined();
    expect(screen.getByRole('cell', { name: '1,200' })).toBeDefined();
    expect(screen.getByRole('columnheader', { name: 'Company' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('keeps sort and page in the address and returns to the first page when the sort changes', async () => {
    const { asked, router } = showCompanies(async () => [polar], '/here?pageNumber=3&tab=sites');
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Related Sites' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'sites', sortBy: 'siteCount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ sortBy: 'siteCount', pageNumber: '2' }));
  });

  it('asks for its rows again when it is looked at on another day', async () => {
    const { asked } = showCompanies(async () => [polar]);
    await loaded();
    const look = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
    look();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 86_400_000);
    look();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('shows a column of the standards body only to its staff', async () => {
    signInAs('Company User', []);
    showCompanies(async () => [polar]);
    await loaded();
    expect(screen.queryByRole('columnheader', { name: 'Audit Shared' })).toBeNull();
  });

  it('offers the add button and row actions to readers who may use them', async () => {
    signInAs('{body} Admin', ['Company.Generate']);
    showCompanies(async () => [polar]);
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
    showCompanies(async () => [polar]);
    await loaded();
    const second = await screen.findByRole('button', { name: 'Page 2' });
    await userEvent.click(second);
    expect(document.activeElement).toBe(second);
    cleanup();
    onPhone();
    showCompanies(async () => [polar]);
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Companies' }))).toBe(true);
  });

  it('says on the first and the last page why there is none before or after', async () => {
    const described = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-description');
    showCompanies(async () => [polar]);
    await loaded();
    expect(described('Previous page')).toBe('This is the first page');
    expect(described('Next page')).toBeNull();
    cleanup();
    showCompanies(async () => [polar], '/here?pageNumber=101');
    await loaded();
    expect(described('Next page')).toBe('This is the last page');
  });

  it('moves the focus to the remaining rows when the focused row disappears', async () => {
    let rows = [polar, { ...polar, id: '8', name: 'Mill BV' }];
    showCompanies(async () => rows);
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
    const { router } = showCompanies(
      async ({ searchTerm }) => (searchTerm ? [] : [polar]),
      '/here?searchTerm=polar&status=Active&tab=sites',
    );
    expect(await screen.findByText('No data')).toBeDefined();
    const asked = within(screen.getByRole('list', { name: 'What was asked for' }));
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Search: polar',
      'Status: Active',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(screen.queryByText('Companies stand here once there are any.')).toBeNull();
    await loaded();
    expect(router.state.location.search).toEqual({ tab: 'sites' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
  });

  it('says only that its work is done when its filters show pending work and no row is left', async () => {
    showCompanies(async () => [], '/here?status=Active', { useNothingLeft: () => 'Nothing waits for you here' });
    expect(await screen.findByText('Nothing waits for you here')).toBeDefined();
    expect(screen.queryByText('No data')).toBeNull();
  });

  it('offers the first step to readers who may take it while there are no records', async () => {
    signInAs('{body} Admin', ['Company.Generate']);
    showCompanies(async () => []);
    expect(await screen.findByText('No data')).toBeDefined();
    expect(screen.getByText('Companies stand here once there are any.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add the first company' }).getAttribute('href')).toBe('/create');
    cleanup();
    signInAs('{body} User', []);
    showCompanies(async () => []);
    expect(await screen.findByText('No data')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add the first company' })).toBeNull();
  });

  it('says why loading failed and tries again', async () => {
    let failing = true;
    showCompanies(async () => {
      if (failing) throw new ApiError({ method: 'GET', status: 500 });
      return [polar];
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Server error');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
  });
});
