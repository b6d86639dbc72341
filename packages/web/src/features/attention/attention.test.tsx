// @vitest-environment jsdom
import { attentionApi, type ConcernCount } from '@attestry/contract/features/attention/attention.api.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { AttentionStrip } from './attention.public.ts';

const count = (key: ConcernCount['key'], total: number, filters: ConcernCount['filters'] = {}): ConcernCount => ({
  key,
  total,
  totalIsLowerBound: false,
  filters,
});
const soon = { certificated: 'true', expiryDateTo: '2999-01-31' };
const open = (counts: ConcernCount[], address?: string) => {
  stub(attentionApi.count, counts);
  renderPage(AttentionStrip, address);
};

inBrowser();

describe('what needs attention', () => {
  it('is counted with the part that needs it most, and without what is 0', async () => {
    open([
      count('validation', 0),
      count('expiring', 12, soon),
      count('unplanned', 4, { ...soon, nextAudit: 'Not planned' }),
    ]);
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '12 Expiring within 60 days',
      '4 without a next audit',
    ]);
  });

  it('is a filter of its list', async () => {
    open([count('expiring', 12, soon)]);
    const link = await screen.findByRole('link', { name: '12 Expiring within 60 days', current: false });
    expect(link.getAttribute('href')).toBe('/private/audit?certificated=true&expiryDateTo=2999-01-31');
  });

  it('is taken back where the list shows it and nothing else', async () => {
    open([count('expiring', 12, soon)], '/here?certificated=true&expiryDateTo=2999-01-31&rows=50');
    const shown = await screen.findByRole('link', { current: true });
    expect(shown.getAttribute('href')).toBe('/private/audit');
  });

  it('is not shown by a list that was narrowed further', async () => {
    open([count('expiring', 12, soon)], '/here?certificated=true&expiryDateTo=2999-01-31&country=826');
    await screen.findByRole('link', { current: false });
  });

  it('says how many at least where there are very many', async () => {
    open([{ ...count('holding', 10_000, { auditStatus: 'Holding' }), totalIsLowerBound: true }]);
    await screen.findByRole('link', { name: '10,000+ In Holding' });
  });

  it('may be nothing', async () => {
    open([count('holding', 0)]);
    await screen.findByText('Nothing waits for you');
  });
});
