// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { UserCreateScreen } from './user-create.form-screen.tsx';

const roles = [
  { name: 'Company User', label: 'Company User (Lite)', organisationTypes: [1] },
  { name: 'Site User', label: 'Site User', organisationTypes: [3] },
];
const existing = { email: 'ada@people.example', firstName: 'Ada', lastName: 'Byron', jobTitle: '', phoneNumber: '' };
const says = 'User ada@people.example already exists in GFA systems.';

const refused = (status: number, body: object) =>
  Response.json({ code: 'user.exists', message: says, ...body }, { status });

describe('the form that creates a user', () => {
  inBrowser();
  let answer: () => Response;
  let sent: Record<string, unknown>[];

  beforeEach(() => {
    sent = [];
    signInAs('Company User', ['User.Generate']);
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const address = String(url);
      if (address.includes('getRoles')) return Response.json(roles);
      if (address.includes('secondaryOrganisations')) return Response.json([]);
      if (address.includes('Companies/10001')) return Response.json({ name: 'Harbour Foods' });
      sent.push(JSON.parse(String(init?.body)));
      return answer();
    });
  });

  const fillIn = async () => {
    renderPage(() => <UserCreateScreen />, '/here?origin=company&company=10001');
    await userEvent.type(await screen.findByLabelText(/^Email/), 'ada@people.example');
    await userEvent.type(screen.getByLabelText(/^First name/), 'Augusta');
    await userEvent.type(screen.getByLabelText(/^Last name/), 'L');
    await userEvent.type(screen.getByLabelText(/^Job Title/), 'Buyer');
    await userEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Company User (Lite)' }));
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

  it('offers the roles of the organisation it was opened for, and sends that one', async () => {
    answer = () => refused(409, { present: existing });
    await fillIn();
    expect(screen.queryByRole('option', { name: 'Site User' })).toBeNull();
    await submit();
    expect(sent[0]).toMatchObject({ primaryOrganisation: { externalId: '10001', type: 1 }, role: 'Company User' });
    expect(sent[0]).not.toHaveProperty('overrideWarning');
  });

  it('is refused whoever has no role to give there, and leads back to where it was opened', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(String(url).includes('getRoles') ? [] : { id: '10001', name: 'Harbour Foods' }),
    );
    renderPage(() => <UserCreateScreen />, '/here?origin=company&company=10001&from=users');
    expect(await screen.findByText('There is no role that you can give here')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/private/company/details/10001/users');
  });

  it('takes the data of an account that exists, greyed out, and assigns it by the next Submit', async () => {
    answer = () => refused(409, { present: existing });
    await fillIn();
    await submit();
    const name = await screen.findByDisplayValue('Ada');
    expect(name).toHaveProperty('disabled', true);
    expect(screen.getByDisplayValue('Buyer')).toHaveProperty('disabled', false);
    expect(noticeStore.current().map(({ text }) => text)).toContain(says);
    await submit();
    expect(sent[1]).toMatchObject({ firstName: 'Ada', lastName: 'Byron', jobTitle: 'Buyer', overrideWarning: true });
  });

  it('asks before what was typed is left, when the account turned out to exist', async () => {
    answer = () => refused(409, { present: existing });
    await fillIn();
    await submit();
    await screen.findByDisplayValue('Ada');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Leave this page?')).toBeDefined();
  });

  it('shows the limit of the company as a dialog', async () => {
    answer = () => refused(400, { code: 'user.limitReached', message: 'The limit of 5 company users' });
    await fillIn();
    await submit();
    expect((await screen.findByRole('dialog')).textContent).toContain('The limit of 5 company users');
  });

  it('says that creation failed where nothing else is known', async () => {
    answer = () => refused(500, { code: 'request.unexpected' });
    await fillIn();
    await submit();
    await vi.waitFor(() =>
      expect(noticeStore.current().map(({ text }) => text)).toContain('User creation failed - unknown error'),
    );
  });
});
