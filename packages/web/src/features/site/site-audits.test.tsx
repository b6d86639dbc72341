// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { daysAfter, today } from '../../kernel/days.ts';
import { inBrowser, onPhone, renderPage } from '../../kernel/testing/render-page.tsx';
import { AuditsOfSite } from './site-audits.parts.tsx';

type Audit = Parameters<typeof AuditsOfSite>[0]['audits'][number];

const current: Audit = {
  id: '500003',
  standardId: '4',
  standard: 'Food',
  certificationBodyId: '7',
  startDate: '2026-08-19',
  validationDate: '2026-09-01',
  certificationStatus: 'Certificated',
  statusDate: null,
  issueDate: daysAfter(today(), -100),
  expiryDate: daysAfter(today(), 265),
  recordStatus: 'Current',
  grade: 'AA',
  scope: 'Ready meals',
  hasCertificate: true,
  publication: 'Published',
  shares: 0,
  visuals: { isAbleToGiveReauditStatus: false },
};
const closed: Audit = { ...current, id: '500002', certificationStatus: 'Expired Renewed', recordStatus: 'Closed' };

const show = () => renderPage(() => <AuditsOfSite audits={[current, closed]} />);

describe('the audits of a site', () => {
  inBrowser();

  it('are a table with both statuses, whose rows open their audit', async () => {
    const router = show();
    const row = await screen.findByRole('row', { name: /500002/ });
    expect(within(row).getByRole('cell', { name: 'Expired Renewed' })).toBeTruthy();
    expect(within(row).getByRole('cell', { name: 'Closed' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(within(row).getByRole('cell', { name: 'Food' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/audit/details/500002'));
  });

  it('are cards on a phone, with the seal, one status and the days left', async () => {
    onPhone();
    show();
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(['Food, 500003', 'Food, 500002']);
    const [food, former] = cards.map((card) => within(card));
    for (const text of ['AA', '2026-08-19', 'Certificated', '265 days']) expect(food?.getByText(text)).toBeTruthy();
    expect(food?.queryByText('Current')).toBeNull();
    expect(former?.getByText('Closed')).toBeTruthy();
    expect(former?.queryByText('Expired Renewed')).toBeNull();
    expect(screen.queryByText('More')).toBeNull();
  });
});
