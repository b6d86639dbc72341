// @vitest-environment jsdom
import { notificationApi } from '@attestry/contract/features/notification/notification.api.ts';
import type { AlertRow } from '@attestry/contract/features/notification/notification.schema.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { anActivation, aSuspension } from '../../app/testing/an-alert.ts';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, onPhone, renderPage, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { AlertListScreen } from './alert.list-screen.tsx';

const alerts = [
  aSuspension,
  anActivation,
  { ...aSuspension, id: '9', kind: 'sharing cancelled', state: 'Read' } as const,
];

const readAt = '2026-11-22T10:00:00.000Z';

const show = (resultsList: readonly AlertRow[] = alerts) => {
  stub(notificationApi.list, { resultsList, total: resultsList.length, totalPages: 1 });
  stub(notificationApi.countUnread, { unread: 2 });
  const marked = stub(notificationApi.markRead, { unread: 0, readAt });
  return { router: renderPage(AlertListScreen), marked };
};

describe('the list of alerts', () => {
  inBrowser();
  beforeEach(() => signInAs('Company BI S User', ['Audit.View']));

  it('marks unread alerts in words, and says why', async () => {
    show();
    expect(await screen.findAllByText('Unread:')).toHaveLength(2);
    expect(screen.getAllByText('A recall.')).toHaveLength(2);
  });

  it('says on a card from what to what a record changed', async () => {
    onPhone();
    show([aSuspension]);
    expect(await screen.findByText('From Certificated to Suspended')).toBeDefined();
    expect(screen.getByText('Food · Audit 500123')).toBeDefined();
  });

  it('opens the record of an alert and marks the alert as read', async () => {
    const { router, marked } = show();
    await userEvent.click(await screen.findByRole('cell', { name: 'Certification suspended' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/audit/details/500123'));
    expect(marked.map(({ body }) => body)).toEqual([{ ids: ['7'] }]);
  });

  it('opens sharing with those who ask for a report, and shows their address', async () => {
    const asker = { id: '10005', organisation: 'Harbour Retail & Sons', email: 'pat@harbour.example' };
    show([{ ...aSuspension, kind: 'report access requested', reason: null, asker }]);
    const link = await screen.findByRole('link', { name: /San Marco Bakery/ });
    expect(link.getAttribute('href')).toBe('/private/audit/details/500123/share?query=10005');
    expect(screen.getByRole('link', { name: asker.email })).toBeDefined();
  });

  it('opens a favourite in the Certificate Tracker, where its followers find it', async () => {
    show([{ ...aSuspension, reason: null, isFollower: true }]);
    const link = await screen.findByRole('link', { name: /San Marco Bakery/ });
    expect(link.getAttribute('href')).toBe('/private/verify/details/500123');
  });

  it('opens audits in the Certificate Tracker where a deployment has no pages of them', async () => {
    switchOff('AuditFeature');
    show([aSuspension, { ...aSuspension, id: '9', kind: 'sharing cancelled', state: 'Read' }]);
    const links = await screen.findAllByRole('link', { name: /San Marco Bakery/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/private/verify/details/500123',
      '/private/verify',
    ]);
  });

  it('opens no page for an account, and the list of audits for one that is no longer shared', async () => {
    const { marked } = show();
    await screen.findByRole('cell', { name: 'Account activated' });
    const [suspended, cancelled, ...others] = screen.getAllByRole('link', { name: /San Marco Bakery/ });
    expect(suspended?.getAttribute('href')).toBe('/private/audit/details/500123');
    expect(cancelled?.getAttribute('href')).toBe('/private/audit');
    expect(others).toEqual([]);
    expect(screen.queryByRole('link', { name: /Maya Okafor/ })).toBeNull();
    expect(marked).toEqual([]);
  });

  it('opens the auditor of a decision', async () => {
    show([
      { ...aSuspension, kind: 'profile rejected', about: 'Ada Auditor', record: { type: 'auditor', id: '20001' } },
    ]);
    const link = await screen.findByRole('link', { name: /Ada Auditor/ });
    expect(link.getAttribute('href')).toBe('/private/auditor/details/20001');
  });

  it.each([
    ['the link of the row', aSuspension],
    ['a row without a link', anActivation],
  ])('moves the focus from a menu that goes to %s', async (_place, alert) => {
    const { marked } = show([alert]);
    stub(notificationApi.list, () => {
      const state = marked.length > 0 ? 'Read' : 'Unread';
      return { resultsList: [{ ...alert, state } as const], total: 1, totalPages: 1 };
    });
    const menu = await screen.findByRole('button', { name: /^More actions for/ });
    const row = menu.closest('tr');
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^More actions for/ })).toBeNull());
    expect(document.activeElement).toBe(row?.querySelector('a') ?? row);
  });

  it('marks selected unread alerts as read', async () => {
    const { marked } = show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select the rows of this page' }));
    await userEvent.click(screen.getByRole('button', { name: /^Mark as read/ }));
    await waitFor(() => expect(marked.map(({ body }) => body)).toEqual([{ ids: ['7'] }, { ids: ['8'] }]));
  });

  it('marks all as read, and as unread again by Undo', async () => {
    show();
    const unmarked = stub(notificationApi.markUnread, { unread: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(noticeStore.current()[0]?.text).toBe('All alerts are marked as read'));
    noticeStore.current()[0]?.action?.run();
    await waitFor(() => expect(noticeStore.current()[0]?.text).toBe('Marked as unread'));
    expect(unmarked.map(({ body }) => body)).toEqual([{ readAt }]);
  });

  it('says what it will list while it is empty', async () => {
    show([]);
    expect(await screen.findByText(/^Nothing to tell you yet/)).toBeDefined();
  });

  it('links to the choice of alerts for those who have it', async () => {
    show();
    expect((await screen.findByRole('link', { name: 'Notifications' })).getAttribute('href')).toBe(
      '/private/notification',
    );
  });

  it('does not link to the choice of alerts for Lite users', async () => {
    signInAs('Company User', ['Audit.View']);
    show();
    await screen.findByRole('cell', { name: 'Account activated' });
    expect(screen.queryByRole('link', { name: 'Notifications' })).toBeNull();
  });
});
