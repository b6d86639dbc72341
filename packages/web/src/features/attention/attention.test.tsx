// @vitest-environment jsdom
import { attentionApi, type ConcernCount } from '@attestry/contract/features/attention/attention.api.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { daysAfter, today } from '../../kernel/days.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { AttentionStrip, useNothingWaits } from './attention.public.ts';

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

const Answer = () => <p>{useNothingWaits() ?? 'Something else'}</p>;

inBrowser();

describe('what needs attention', () => {
  it('shows each count with its most urgent part, and leaves out counts of 0', async () => {
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

  it('filters its list when pressed', async () => {
    open([count('expiring', 12, soon)]);
    const link = await screen.findByRole('link', { name: '12 Expiring within 60 days', current: false });
    expect(link.getAttribute('href')).toBe(
      '/private/audit?certificated=true&expiryDateTo=2999-01-31&sortBy=expiryDate&order=asc',
    );
  });

  it('lists the earliest first, also the rows of a part; what is urgent by no day keeps the order of its list', async () => {
    open([
      count('holding', 5, { auditStatus: 'Holding' }),
      count('undecided', 2, { auditStatus: 'Holding', certificationStatus: 'Pending' }),
      count('onHold', 1, { auditSubmissions: 'Hold' }),
    ]);
    const links = await screen.findAllByRole('link');
    expect(
      links.map((link) => new URL(link.getAttribute('href') ?? '', 'https://x').searchParams.get('sortBy')),
    ).toEqual(['startDate', 'startDate', null]);
  });

  it('clears the filters when pressed again on a list that shows exactly this concern', async () => {
    open(
      [count('expiring', 12, soon)],
      '/here?certificated=true&expiryDateTo=2999-01-31&rows=50&sortBy=expiryDate&order=asc',
    );
    const shown = await screen.findByRole('link', { current: true });
    expect(shown.getAttribute('href')).toBe('/private/audit');
  });

  it('scrolls the strip to the count that is shown', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.localName === 'li' ? new DOMRect(600, 0, 100, 0) : new DOMRect(0, 0, 390, 0);
    });
    open([count('expiring', 12, soon)], '/here?certificated=true&expiryDateTo=2999-01-31');
    const shown = await screen.findByRole('link', { current: true });
    expect(shown.closest('ul')?.scrollLeft).toBe(455);
    vi.restoreAllMocks();
  });

  it('is not marked as shown when the list has further filters', async () => {
    open([count('expiring', 12, soon)], '/here?certificated=true&expiryDateTo=2999-01-31&country=826');
    await screen.findByRole('link', { current: false });
  });

  it('shows a lower bound when there are very many', async () => {
    open([{ ...count('holding', 10_000, { auditStatus: 'Holding' }), totalIsLowerBound: true }]);
    await screen.findByRole('link', { name: '10,000+ In Holding' });
  });

  it('tells the owner of one certificate when it ends, beside what is missing', async () => {
    open([
      { ...count('ownExpiring', 1), earliest: daysAfter(today(), 27) },
      count('ownExpiringUnplanned', 1, { nextAudit: 'Not planned' }),
    ]);
    expect((await screen.findByText('ends in 27 days')).parentElement?.textContent).toContain('1 without a next audit');
  });

  it('says of several certificates when the first ends, and that valid ones wait for nothing', async () => {
    open([{ ...count('ownValid', 3), earliest: daysAfter(today(), 161) }]);
    await screen.findByText('first ends in 161 days');
    expect(screen.getByText('Nothing waits for you')).toBeDefined();
  });

  it('says that nothing waits when all counts are 0', async () => {
    open([count('holding', 0)]);
    await screen.findByText('Nothing waits for you');
  });
});

describe('an empty list of audits', () => {
  it.each([
    ['Nothing waits for you here', '/here?awaitsValidation=true&rows=50'],
    ['Nothing waits for you here', '/here?auditStatus=Holding&certificationStatus=Pending'],
    ['Something else', '/here?awaitsValidation=true&country=826'],
    ['Something else', '/here?own=true&shared=true'],
  ])('says “%s” at %s', async (text, address) => {
    stub(attentionApi.count, [
      count('validation', 0, { awaitsValidation: 'true' }),
      count('undecided', 0, { auditStatus: 'Holding', certificationStatus: 'Pending' }),
      count('ownShared', 0, { own: 'true', shared: 'true' }),
    ]);
    renderPage(
      () => (
        <>
          <AttentionStrip />
          <Answer />
        </>
      ),
      address,
    );
    await screen.findByText('Nothing waits for you');
    expect(screen.getByText(text)).toBeDefined();
  });
});
