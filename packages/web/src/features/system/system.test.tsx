// @vitest-environment jsdom
import { systemApi } from '@attestry/contract/features/system/system.api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { inBrowser, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

const mail = {
  id: '7',
  subject: 'Welcome',
  recipient: { name: 'Pat', address: 'pat@people.example' },
  state: 'failed' as const,
  attempts: 9,
  nextAttempt: null,
  lastError: 'No such mailbox',
  isAbleToRetry: true,
};

describe('the page System', () => {
  inBrowser();
  beforeEach(() => {
    signInAs('{body} Admin', ['Administration.View', 'Administration.Revise']);
    stub(systemApi.read, {
      settings: [
        { name: 'LATE_UPLOAD_DAYS', value: '49', source: 'default' },
        { name: 'PUBLIC_BASE_URL', value: 'https://directory.example', source: 'environment' },
        { name: 'HELP_URL', value: '', source: 'none' },
      ],
      flags: [{ name: 'Megatron', isOn: false, setting: 'FLAG_MEGATRON', source: 'default' }],
    });
    stub(systemApi.work, { jobs: { total: 0, rows: [] }, mails: { total: 1, rows: [mail] } });
    stub(systemApi.changeLog, { totalPages: 0, resultsList: [] });
  });

  it('lists what the environment sets before defaults, and its search narrows the settings', async () => {
    openPrivate('/private/administration/system');
    const settings = await screen.findByRole('region', { name: 'Settings' });
    const names = () =>
      within(settings)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('code')?.textContent);
    expect(names()).toEqual(['PUBLIC_BASE_URL', 'LATE_UPLOAD_DAYS', 'HELP_URL']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'late');
    expect(names()).toEqual(['LATE_UPLOAD_DAYS']);
    expect(screen.getByText('No job waits')).toBeDefined();
    expect(screen.getByText('Off')).toBeDefined();
  });

  it('tries a failed mail again', async () => {
    const asked = stub(systemApi.retryMail, { id: '7' });
    openPrivate('/private/administration/system');
    expect(await screen.findByText('No such mailbox')).toBeDefined();
    stub(systemApi.work, { jobs: { total: 0, rows: [] }, mails: { total: 0, rows: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'Try Welcome again' }));
    expect(await screen.findByText('All mail has been sent')).toBeDefined();
    expect(asked.map(({ params }) => params)).toEqual([{ id: '7' }]);
  });

  it('is the whole administration while there are no audits', async () => {
    switchOff('AuditFeature');
    openPrivate('/private/administration');
    await waitFor(() => expect(screen.getByRole('link', { name: 'System' })).toBeDefined());
    expect(screen.queryByRole('link', { name: 'Analytics' })).toBeNull();
  });
});
