// @vitest-environment jsdom
import { notificationApi } from '@attestry/contract/features/notification/notification.api.ts';
import { notificationErrors } from '@attestry/contract/features/notification/notification.errors.ts';
import type { Notifications } from '@attestry/contract/features/notification/notification.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { NotificationScreen } from './notification.form-screen.tsx';

const stored: Notifications = {
  groups: [
    { name: 'Sharing', notifications: [{ externalId: 'sharing granted', name: 'Sharing granted', value: true }] },
  ],
  choice: 'All',
  standards: [
    { standardId: '4', choice: 'All', categories: ['401', '402'] },
    { standardId: '6', choice: 'All', categories: ['601'] },
  ],
};

const lookups = {
  standard: {
    load: async () => [
      { id: '4', name: 'Food' },
      { id: '6', name: 'Packaging' },
    ],
  },
  category: {
    load: async () => [
      { id: '401', name: 'Raw red meat', hint: 'Food' },
      { id: '402', name: 'Dairy', hint: 'Food' },
      { id: '601', name: 'Glass', hint: 'Packaging' },
    ],
  },
};

const show = () =>
  renderPage(() => (
    <LookupSources sources={lookups}>
      <NotificationScreen />
    </LookupSources>
  ));

const choose = async (group: string, name: string) =>
  userEvent.click(within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name }));
const save = () => screen.getByRole('button', { name: 'Save' });
const all = 'Audits of which standards?';

describe('notifications', () => {
  inBrowser();
  beforeEach(() => {
    signInAs('Company BI S User', ['Audit.View']);
    stub(notificationApi.read, stored);
  });

  it('switch an alert off at once, and offer to undo it', async () => {
    const off = {
      ...stored,
      groups: stored.groups.map((group) => ({
        ...group,
        notifications: group.notifications.map((one) => ({ ...one, value: false })),
      })),
    };
    const sent = stub(notificationApi.toggle, off);
    show();
    const alert = await screen.findByRole('switch', { name: 'Sharing granted' });
    await userEvent.click(alert);
    await waitFor(() => expect(alert).toHaveProperty('checked', false));
    expect(sent.map(({ body }) => body)).toEqual([{ externalId: 'sharing granted', value: false }]);
    await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toEqual(['Sharing granted: off']));
  });

  it('keep an alert on if it could not be switched off', async () => {
    stub(notificationApi.toggle, refused(500));
    show();
    const alert = await screen.findByRole('switch', { name: 'Sharing granted' });
    await userEvent.click(alert);
    await waitFor(() => expect(noticeStore.current().map(({ kind }) => kind)).toContain('banner'));
    expect(alert).toHaveProperty('checked', true);
  });

  it('limit the alerts of audits to standards and categories', async () => {
    const sent = stub(notificationApi.update, { ...stored, choice: 'Custom' });
    show();
    await choose(all, 'Custom');
    await choose('Packaging', 'None');
    await choose('Food', 'Custom');
    expect(screen.getByText('Choose at least one category')).toBeDefined();
    expect(save().getAttribute('aria-description')).toBe('Choose at least one category of each standard');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dairy' }));
    expect(screen.queryByRole('checkbox', { name: 'Glass' })).toBeNull();
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([
      { choice: 'Custom', standards: [{ standardId: '4', choice: 'Custom', categories: ['402'] }] },
    ]);
  });

  it('forget a choice that is cancelled', async () => {
    show();
    await choose(all, 'None');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
  });

  it('tell users without a Pro subscription what they require', async () => {
    const { message } = notificationErrors.proNeeded;
    stub(notificationApi.read, refused(403, { code: 'notification.proNeeded', message }));
    show();
    expect(await screen.findByText(message)).toBeDefined();
  });
});
