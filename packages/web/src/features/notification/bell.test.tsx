// @vitest-environment jsdom
import { notificationApi } from '@attestry/contract/features/notification/notification.api.ts';
import type { ReadForm } from '@attestry/contract/features/notification/notification.schema.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anActivation, aSuspension } from '../../app/testing/an-alert.ts';
import { installSession } from '../../kernel/session.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { Bell } from './bell.parts.tsx';

const bell = (name: string) => screen.findByRole('button', { name });

/** Serves alerts, which are unread until they are marked. */
const serve = (...alerts: (typeof aSuspension)[]) => {
  let unread = alerts;
  stub(notificationApi.countUnread, () => ({ unread: unread.length }));
  stub(notificationApi.list, () => ({ resultsList: unread, total: unread.length, totalPages: 1 }));
  return stub(notificationApi.markRead, ({ body }) => {
    const { ids, record } = body as ReadForm;
    unread = ids || record ? unread.filter((one) => !ids?.includes(one.id) && record?.id !== one.record.id) : [];
    return { unread: unread.length, readAt: '2026-11-22T10:00:00.000Z' };
  });
};

const open = async (name: string) => {
  await userEvent.click(await bell(name));
  return screen.findByRole('region', { name: 'Unread alerts' });
};

describe('the bell', () => {
  inBrowser();
  beforeEach(() => signInAs('Company User', []));

  it('says how many alerts are unread, at most 99', async () => {
    stub(notificationApi.countUnread, { unread: 100 });
    renderPage(Bell);
    const button = await bell('Alerts, 99+ unread');
    expect(button.textContent).toBe('99+');
  });

  it('shows the latest unread alerts, each with its kind, record and change', async () => {
    serve(aSuspension);
    renderPage(Bell);
    const panel = await open('Alerts, 1 unread');
    const link = await within(panel).findByRole('link', { name: /Certification suspended/ });
    expect(link.textContent).toBe('Certification suspendedSan Marco Bakery Food · Audit 500123');
    expect(within(panel).getByText('From Certificated to Suspended')).toBeDefined();
  });

  it('opens the record of an alert, marks the alert as read and closes', async () => {
    const marked = serve(aSuspension);
    const router = renderPage(Bell);
    const panel = await open('Alerts, 1 unread');
    await userEvent.click(await within(panel).findByRole('link', { name: /Certification suspended/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/audit/details/500123'));
    expect(marked.map(({ body }) => body)).toContainEqual({ ids: ['7'] });
  });

  it.each(['audit', 'verify'])('marks the alerts about a record as read when its page is open: %s', async (kind) => {
    const marked = serve(aSuspension, anActivation);
    renderPage(Bell, `/private/${kind}/details/500123`, '/private/$kind/details/$id');
    await bell('Alerts, 1 unread');
    expect(marked.map(({ body }) => body)).toEqual([{ record: { type: 'audit', id: '500123' } }]);
  });

  it('keeps an alert unread that is raised while the page of its record is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stub(notificationApi.countUnread, { unread: 0 });
    renderPage(Bell, '/private/audit/details/500123', '/private/audit/details/$id');
    await bell('Alerts, none unread');
    const marked = serve(aSuspension);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await bell('Alerts, 1 unread');
    expect(marked).toEqual([]);
  });

  it('marks an alert of the account as read without opening a page', async () => {
    serve(anActivation, aSuspension);
    const router = renderPage(Bell);
    const panel = await open('Alerts, 2 unread');
    await userEvent.click(await within(panel).findByRole('button', { name: /Account activated/ }));
    await waitFor(() => expect(within(panel).queryByText('Account activated')).toBeNull());
    expect(router.state.location.pathname).toBe('/here');
  });

  it('marks all alerts as read', async () => {
    const marked = serve(anActivation, aSuspension);
    renderPage(Bell);
    const panel = await open('Alerts, 2 unread');
    await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
    expect(await within(panel).findByText('You have read everything')).toBeDefined();
    expect(marked.map(({ body }) => body)).toEqual([{}]);
  });

  it('closes on Escape and gives the focus back', async () => {
    serve(aSuspension);
    renderPage(Bell);
    await open('Alerts, 1 unread');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unread alerts' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Alerts, 1 unread' })));
  });

  it('counts again after a minute, and does not lead to the sign-in when the session has ended', async () => {
    const signIn = vi.fn();
    const nothing = () => undefined;
    installSession({ token: () => 'token', signIn, signOut: nothing, signOutEverywhere: nothing, profile: nothing });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stub(notificationApi.countUnread, { unread: 1 });
    renderPage(Bell);
    await bell('Alerts, 1 unread');
    stub(notificationApi.countUnread, { unread: 2 });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await bell('Alerts, 2 unread');
    const refusals = stub(notificationApi.countUnread, refused(401));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(refusals).toHaveLength(1));
    expect(signIn).not.toHaveBeenCalled();
  });
});
