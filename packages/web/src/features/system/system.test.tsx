// @vitest-environment jsdom
import { systemApi } from '@attestry/contract/features/system/system.api.ts';
import { systemErrors } from '@attestry/contract/features/system/system.errors.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, onPhone, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';

const failed = {
  id: '7',
  state: 'failed' as const,
  attempts: 9,
  nextAttempt: null,
  lastError: 'It had no room',
  isAbleToRetry: true,
};
const mail = { ...failed, subject: 'Welcome', recipient: { name: 'Pat', address: 'pat@people.example' } };
const job = { ...failed, name: 'clear-files' };
const nothing = { total: 0, rows: [] };

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
    stub(systemApi.work, { jobs: nothing, mails: nothing });
    stub(systemApi.changeLog, { totalPages: 0, resultsList: [] });
  });

  it('lists what the environment sets before defaults, and its search narrows the settings', async () => {
    openPrivate('/private/administration/system');
    const search = await screen.findByRole('searchbox', { name: 'Search settings' });
    const sections = () =>
      screen
        .getAllByRole('group')
        .filter((section) => section.querySelector('code'))
        .map((section) => [...section.querySelectorAll('h3, code')].map(({ textContent }) => textContent));
    expect(sections()).toEqual([
      ['Set in the environment', 'PUBLIC_BASE_URL'],
      ['By default', 'LATE_UPLOAD_DAYS'],
      ['Not set', 'HELP_URL'],
    ]);
    await userEvent.type(search, 'late');
    expect(sections()).toEqual([['By default', 'LATE_UPLOAD_DAYS']]);
    expect(screen.getByText('No job waits')).toBeDefined();
    expect(screen.getByText('Off')).toBeDefined();
  });

  it('has its settings folded on a phone, until one of them is searched', async () => {
    onPhone();
    openPrivate('/private/administration/system');
    const search = await screen.findByRole('searchbox', { name: 'Search settings' });
    const areOpen = () => screen.getAllByRole<HTMLDetailsElement>('group').filter(({ open }) => open).length;
    expect(areOpen()).toBe(0);
    await userEvent.type(search, 'late');
    expect(areOpen()).toBe(1);
  });

  it.each([
    {
      work: 'mail',
      call: systemApi.retryMail,
      before: { mails: [mail] },
      name: 'Welcome',
      after: 'All mail has been sent',
    },
    { work: 'job', call: systemApi.retryJob, before: { jobs: [job] }, name: 'clear-files', after: 'No job waits' },
  ])('tries a failed $work again', async ({ call, before: { jobs = [], mails = [] }, name, after }) => {
    stub(systemApi.work, { jobs: { total: jobs.length, rows: jobs }, mails: { total: mails.length, rows: mails } });
    const asked = stub(call, { id: '7' });
    openPrivate('/private/administration/system');
    expect(await screen.findByText('It had no room')).toBeDefined();
    stub(systemApi.work, { jobs: nothing, mails: nothing });
    await userEvent.click(screen.getByRole('button', { name: `Try again: ${name}` }));
    expect(await screen.findByText(after)).toBeDefined();
    expect(asked.map(({ params }) => params)).toEqual([{ id: '7' }]);
    expect(noticeStore.current().map(({ text }) => text)).toContain(`${name} is tried again`);
  });

  it('says why a job is not tried again, and lists it as it is now', async () => {
    stub(systemApi.work, { jobs: { total: 1, rows: [job] }, mails: nothing });
    stub(systemApi.retryJob, refused(409, { message: systemErrors.underWay.message }));
    openPrivate('/private/administration/system');
    const again = await screen.findByRole('button', { name: 'Try again: clear-files' });
    stub(systemApi.work, {
      jobs: { total: 1, rows: [{ ...job, state: 'underWay', isAbleToRetry: false }] },
      mails: nothing,
    });
    await userEvent.click(again);
    expect(await screen.findByText('Under way')).toBeDefined();
    expect(noticeStore.current().map(({ text }) => text)).toContain(systemErrors.underWay.message);
    expect(screen.queryByRole('button', { name: 'Try again: clear-files' })).toBeNull();
  });

  it('is the whole administration while there are no audits', async () => {
    switchOff('AuditFeature');
    openPrivate('/private/administration');
    await waitFor(() => expect(screen.getByRole('link', { name: 'System' })).toBeDefined());
    expect(screen.queryByRole('link', { name: 'Analytics' })).toBeNull();
  });
});
