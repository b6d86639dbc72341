// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../../kernel/api-error.ts';
import { daysAfter, today } from '../../../kernel/days.ts';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { ListPanel } from '../list-panel.tsx';
import type { ListParts } from '../list-parts.ts';

const certificates = list({
  name: 'certificates',
  resultsKey: 'resultList',
  defaultSort: 'expiry',
  dateRange: 'expiry',
  columns: { expiry: { label: 'Expiry date', kind: 'date', ahead: true, sortable: true, filterable: true } },
});

inBrowser();

type Load = ListParts<typeof certificates.columns, { id: string }>['load'];

const show = (load: Load, address?: string) =>
  renderPage(
    () => (
      <ListPanel
        title="Certificates"
        spec={certificates}
        load={load}
        rowKey={({ id }: { id: string }) => id}
        rowName={({ id }) => id}
      />
    ),
    address,
  );

const noRows: Load = async () => ({ resultList: [], total: 0, totalPages: 0, totalIsLowerBound: false });

it('pressing a preset day range sets it, and pressing it again clears it', async () => {
  const router = show(noRows);
  await userEvent.click(await screen.findByRole('button', { name: 'Filter by Expiry date' }));
  const soon = await screen.findByRole('button', { name: 'Next 60 days' });
  await userEvent.click(soon);
  await waitFor(() => expect(soon.ariaPressed).toBe('true'));
  expect(router.state.location.search).toEqual({ expiryFrom: today(), expiryTo: daysAfter(today(), 60) });
  await userEvent.click(soon);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

const refused = (status: number, body: { message: string; fields?: { path: string; message: string }[] }): Load => {
  const refusal = new ApiError({ method: 'GET', status, body: { code: 'request.refused', ...body } });
  return (query) => (Object.keys(query).length > 0 ? Promise.reject(refusal) : noRows(query));
};

it('a range that the server refuses is named as the filter is, and can be cleared', async () => {
  const fields = [{ path: 'expiryTo', message: 'The end must not be before the start' }];
  const message = 'The request is not valid. expiryTo: The end must not be before the start';
  const router = show(refused(400, { message, fields }), '/here?expiryFrom=2026-05-01&expiryTo=2026-04-01');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Expiry date: The end must not be before the start');
  expect(alert.textContent).not.toContain('expiryTo');
  await userEvent.click(within(alert).getByRole('button', { name: 'Clear Expiry date' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await screen.findByText('No data');
});

it('more filters than an address can have can be cleared', async () => {
  const router = show(refused(431, { message: 'The address is too long.' }), '/here?expiryFrom=2026-05-01');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The address is too long.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Clear All Filters' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});
