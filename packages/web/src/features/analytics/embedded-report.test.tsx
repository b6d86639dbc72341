// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { EmbeddedReport } from './embedded-report.parts.tsx';

const powerBi = 'https://app.powerbi.com';
const report = {
  reportId: '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925',
  name: 'Expiries',
  embedUrl: `${powerBi}/reportEmbed?reportId=5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925`,
  embedToken: 'the first token',
  expiresInSeconds: 1200,
};

const show = (load: () => Promise<typeof report>) =>
  renderPage(() => (
    <EmbeddedReport load={load} failed={(retry) => <ErrorView message="Could not load" onRetry={retry} />} />
  ));

const frameOfReport = () => screen.findByTitle<HTMLIFrameElement>('Expiries');

/** What the frame tells its page, as Power BI does. */
const tell = (frame: HTMLIFrameElement, event: string, body: object = {}, origin = powerBi) => {
  const url = `/reports/${new URL(frame.src).searchParams.get('uid')}/events/${event}`;
  const data = { method: 'POST', url, headers: { id: event }, body };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
};

describe('an embedded report', () => {
  inBrowser();

  it('is loading until its frame says that it is there', async () => {
    show(async () => report);
    const frame = await frameOfReport();
    expect(new URL(frame.src).origin).toBe(powerBi);
    tell(frame, 'loaded', {}, 'https://elsewhere.example');
    expect(screen.getByRole('status', { name: 'Loading Expiries' })).toBeDefined();
    tell(frame, 'loaded');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading Expiries' })).toBeNull());
    tell(frame, 'error', { message: 'A visual failed', level: 3 });
    expect(await frameOfReport()).toBe(frame);
  });

  it('gets another token before the first one ends, and is not loaded again', async () => {
    const tokens = ['the first token', 'the second token', 'the third token'];
    show(async () => ({ ...report, embedToken: tokens.shift() ?? '', expiresInSeconds: tokens.length > 1 ? 1 : 1200 }));
    const frame = await frameOfReport();
    const told = vi.spyOn(frame.contentWindow ?? window, 'postMessage');
    tell(frame, 'loaded');
    await waitFor(
      () => {
        const renewal = told.mock.calls.find(([message]) => message.url === '/report/token');
        expect(renewal).toMatchObject([{ body: 'the second token' }, powerBi]);
      },
      { timeout: 20_000 },
    );
    expect(await frameOfReport()).toBe(frame);
  });

  it('that fails can be tried again', async () => {
    const answers = [Promise.reject(new Error('down')), Promise.resolve(report)];
    answers[0]?.catch(() => undefined);
    show(async () => (await answers.shift()) ?? report);
    await screen.findByText('Could not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    tell(await frameOfReport(), 'error', { message: 'LoadReportFailed' });
    await screen.findByText('Could not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const frame = await frameOfReport();
    tell(frame, 'loaded');
    tell(frame, 'error', { message: 'TokenExpired' });
    expect(await screen.findByText('Could not load')).toBeDefined();
  });
});
