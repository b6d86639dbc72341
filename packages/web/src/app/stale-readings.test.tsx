// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../kernel/api-error.ts';
import { dismissBanner, dismissNotice, noticeStore } from '../kernel/notices.ts';
import { queryClient } from '../kernel/queries.ts';
import { useStore } from '../kernel/store.ts';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { NoticeHost } from '../ui/notice-host.tsx';
import { announceStaleReadings } from './stale-readings.ts';

let answer: () => string;
const refusedWith = (status: number) => () => {
  throw new ApiError({ method: 'GET', status });
};

const Page = () => {
  const { data } = useQuery({ queryKey: ['grade'], queryFn: async () => answer() });
  return <p>{data ?? 'Nothing'}</p>;
};

const Host = () => <NoticeHost notices={useStore(noticeStore)} dismissLabel="Dismiss" onDismiss={dismissNotice} />;

const readAgain = () => queryClient.invalidateQueries({ queryKey: ['grade'] });
const banners = () => noticeStore.current().map(({ text }) => text);
const sentence = 'What is shown here may be out of date: it could not be read again.';

describe('records that could not be refetched', () => {
  inBrowser();
  let end: () => void;
  beforeEach(() => {
    answer = () => 'A';
    end = announceStaleReadings(queryClient);
  });
  afterEach(() => {
    end();
    dismissBanner();
  });

  it('are not marked as outdated if the page refetches them by itself', async () => {
    const count = { queryKey: ['count'], queryFn: async () => answer(), meta: { isUnasked: true } };
    renderPage(() => <p>{useQuery(count).data ?? 'Nothing'}</p>);
    expect(await screen.findByText('A')).toBeDefined();
    answer = refusedWith(500);
    await queryClient.invalidateQueries({ queryKey: ['count'] });
    expect(banners()).toEqual([]);
  });

  it('stay and are marked as outdated until a retry succeeds', async () => {
    renderPage(Page);
    expect(await screen.findByText('A')).toBeDefined();
    answer = refusedWith(500);
    await readAgain();
    expect(screen.getByText('A')).toBeDefined();
    expect(banners()).toEqual([sentence]);
    answer = () => 'B';
    noticeStore.current()[0]?.action?.run();
    expect(await screen.findByText('B')).toBeDefined();
    await waitFor(() => expect(banners()).toEqual([]));
  });

  it('are reported once together, and only while they are shown', async () => {
    renderPage(Page);
    expect(await screen.findByText('A')).toBeDefined();
    answer = refusedWith(500);
    await readAgain();
    const [first] = noticeStore.current();
    await readAgain();
    expect(noticeStore.current()).toEqual([first]);
    cleanup();
    expect(banners()).toEqual([]);
  });

  it('return the focus to the page when their banner disappears', async () => {
    renderPage(() => (
      <>
        <Host />
        <main tabIndex={-1}>
          <Page />
        </main>
      </>
    ));
    expect(await screen.findByText('A')).toBeDefined();
    answer = refusedWith(500);
    await act(readAgain);
    answer = () => 'B';
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('B')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it.each([
    ['were never loaded', 500, 500],
    ['are gone', 200, 404],
    ['only need another sign-in', 200, 401],
  ])('raise no banner if they %s', async (_, first, then) => {
    if (first !== 200) answer = refusedWith(first);
    renderPage(Page);
    expect(await screen.findByText(first === 200 ? 'A' : 'Nothing')).toBeDefined();
    answer = refusedWith(then);
    await readAgain();
    expect(queryClient.getQueryState(['grade'])?.status).toBe('error');
    expect(banners()).toEqual([]);
  });
});
