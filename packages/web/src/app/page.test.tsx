// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissBanner, showBanner, showSnackbar, showUndoable } from '../kernel/notices.ts';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { Page } from './page.tsx';

describe('what a page reports', () => {
  inBrowser();
  afterEach(dismissBanner);

  it('disappears after five seconds, after ten if it can be undone, and never if it is a failure', async () => {
    renderPage(Page);
    await screen.findByRole('status');
    vi.useFakeTimers();
    const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
    act(() => showSnackbar('Site saved'));
    pass(4);
    expect(screen.getByText('Site saved')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Site saved')).toBeNull();
    act(() => void showBanner('The site could not be saved'));
    act(() => void showUndoable('Audit 7 is now Archived', { label: 'Undo', run: () => undefined }));
    pass(9);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
    pass(1);
    expect(screen.queryByText('Audit 7 is now Archived')).toBeNull();
    expect(screen.getByText('The site could not be saved')).toBeDefined();
  });
});
