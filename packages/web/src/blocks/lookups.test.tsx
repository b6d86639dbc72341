// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../kernel/api-error.ts';
import { noticeStore } from '../kernel/notices.ts';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { type Choice, LookupSources, useChoices } from './lookups.tsx';

const Count = () => <p>{useChoices('country').length} countries</p>;

/** A lookup that first fails with the status and then has one entry. Returns how often it was loaded. */
const show = (status: number) => {
  const load = vi.fn<() => Promise<Choice[]>>();
  load.mockRejectedValueOnce(new ApiError({ method: 'GET', status }));
  load.mockResolvedValue([{ id: '1', name: 'Belgium' }]);
  renderPage(() => (
    <LookupSources sources={{ country: { load } }}>
      <Count />
    </LookupSources>
  ));
  return load;
};

describe('a lookup that fails to load', () => {
  inBrowser();
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  it('has no entries meanwhile, says nothing of it, and is loaded again', async () => {
    show(500);
    expect(await screen.findByText('0 countries')).toBeDefined();
    expect(noticeStore.current()).toEqual([]);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await screen.findByText('1 countries')).toBeDefined();
  });

  it('is not loaded again after a refusal', async () => {
    const load = show(403);
    expect(await screen.findByText('0 countries')).toBeDefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
  });
});
