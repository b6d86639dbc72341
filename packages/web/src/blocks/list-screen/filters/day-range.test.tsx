// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { daysAfter, today } from '../../../kernel/days.ts';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { ListPanel } from '../list-panel.tsx';

const certificates = list({
  name: 'certificates',
  resultsKey: 'resultList',
  defaultSort: 'expiry',
  dateRange: 'expiry',
  columns: { expiry: { label: 'Expiry date', kind: 'date', ahead: true, sortable: true, filterable: true } },
});

inBrowser();

it('pressing a preset day range sets it, and pressing it again clears it', async () => {
  const page = () => (
    <ListPanel
      title="Certificates"
      spec={certificates}
      load={async () => ({ resultList: [], total: 0, totalPages: 0, totalIsLowerBound: false })}
      rowKey={({ id }: { id: string }) => id}
      rowName={({ id }) => id}
    />
  );
  const router = renderPage(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Filter by Expiry date' }));
  const soon = await screen.findByRole('button', { name: 'Next 60 days' });
  await userEvent.click(soon);
  await waitFor(() => expect(soon.ariaPressed).toBe('true'));
  expect(router.state.location.search).toEqual({ expiryFrom: today(), expiryTo: daysAfter(today(), 60) });
  await userEvent.click(soon);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});
