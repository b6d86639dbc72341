// @vitest-environment jsdom
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import type { RecallRow } from '@attestry/contract/features/recall/recall.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, onPhone, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { RecallsOfSite } from './recalls-of-site.parts.tsx';

const recall: PartialExample<RecallRow> = {
  id: '700001',
  certificationBody: 'Certa Nordic',
  recallCategory: 'Fraud',
  initialNotificationDate: '2026-09-01',
  recallStatus: 'Open',
};
const archived = { ...recall, id: '700002', recallCategory: 'Allergen', isArchived: true };

const show = () => {
  signInAs('{body} User', ['Recall.View']);
  stub(recallApi.listOfSite, [recall, archived]);
  return renderPage(() => <RecallsOfSite siteCode="1000001" />);
};

describe('the recalls of a site', () => {
  inBrowser();

  it('are a table, whose rows open their recall', async () => {
    const router = show();
    const row = await screen.findByRole('row', { name: /700002/ });
    expect(within(row).getByRole('cell', { name: 'Archived' })).toBeTruthy();
    await userEvent.click(within(row).getByRole('cell', { name: 'Allergen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/recall/details/700002'));
  });

  it('are cards on a phone, named by their category', async () => {
    onPhone();
    show();
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(['Fraud', 'Allergen']);
    const [open] = cards.map((card) => within(card));
    for (const text of ['700001', 'Certa Nordic', '2026-09-01', 'Open']) expect(open?.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Site Name')).toBeNull();
  });
});
