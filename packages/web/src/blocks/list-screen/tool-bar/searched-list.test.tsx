// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inBrowser, onPhone } from '../../../kernel/testing/render-page.tsx';
import { loaded, polar, showCompanies } from '../testing/companies-screen.tsx';

describe('a list screen', () => {
  inBrowser();

  it('searches once typing has paused for 750 ms, and at once on Enter', async () => {
    const { asked } = showCompanies(async () => [polar]);
    await loaded();
    const box = screen.getByRole('searchbox', { name: 'Search by company' });
    await userEvent.type(box, 'pol');
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(asked.at(-1)).toEqual({ searchTerm: 'pol' }), { timeout: 8000 });
    await userEvent.type(box, 'ar{Enter}');
    await waitFor(() => expect(asked.at(-1)).toEqual({ searchTerm: 'polar' }), { timeout: 700 });
  });

  it('shows the term of the address in place of what was typed before', async () => {
    const { router } = showCompanies(async () => [polar]);
    await loaded();
    const box: HTMLInputElement = screen.getByRole('searchbox', { name: 'Search by company' });
    await userEvent.type(box, 'pol {Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'pol' }));
    expect(box.value).toBe('pol ');
    await router.navigate({ to: '.', search: {} as never });
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('shows no sorted column while a search ranks the rows, sorts by one that is pressed, and ranks again', async () => {
    const { asked, router } = showCompanies(async () => [polar], '/here?searchTerm=polar');
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
    onPhone();
    const { router } = showCompanies(async () => [polar], '/here?searchTerm=polar&sortBy=name&order=desc');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const order = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Sort by' });
    expect(order.value).toBe('Company, descending');
    await userEvent.click(order);
    await userEvent.click(await screen.findByRole('option', { name: 'Best match first' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'polar' }));
    expect(order.value).toBe('Best match first');
  });
});
