// @vitest-environment jsdom

import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { userApi, userPickerApi } from '@attestry/contract/features/user/user.api.ts';
import type { RoleChoice } from '@attestry/contract/features/user/user.schema.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeStore } from '../../kernel/notices.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, type Sent, stub } from '../../kernel/testing/stub.ts';
import { UserCreateScreen } from './user-create.form-screen.tsx';

const roles: PartialExample<RoleChoice>[] = [
  { name: 'Company User', label: 'Company User (Lite)', organisationTypes: [1] },
  { name: 'Site User', label: 'Site User', organisationTypes: [3] },
];
const company = { id: '10001', name: 'Harbour Foods', visuals: { isAbleToCreateUser: true } };
const existing = { email: 'ada@people.example', firstName: 'Ada', lastName: 'Byron', jobTitle: '', phoneNumber: '' };
const message = 'User ada@people.example already exists in GFA systems.';

const exists = refused(409, { code: 'user.exists', message: message, present: existing });

describe('the form that creates a user', () => {
  inBrowser();
  let sent: Sent[];

  beforeEach(() => {
    signInAs('Company User', ['User.Generate']);
    stub(userApi.getRoles, roles);
    stub(userPickerApi.secondaryOrganisations, []);
    stub(companyApi.read, company);
    sent = stub(userApi.create, exists);
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

  it('offers the roles of the organisation it was opened for and sends that organisation', async () => {
    await fillIn();
    expect(screen.queryByRole('option', { name: 'Site User' })).toBeNull();
    await submit();
    expect(sent[0]?.body).toMatchObject({
      primaryOrganisation: { externalId: '10001', type: 1 },
      role: 'Company User',
    });
    expect(sent[0]?.body).not.toHaveProperty('overrideWarning');
  });

  const refusal = async () => {
    expect(await screen.findByText('There is no role that you can give here')).toBeDefined();
    return screen.getByRole('link', { name: 'Back' }).getAttribute('href');
  };

  it('refuses readers who may not grant a role there', async () => {
    stub(userApi.getRoles, []);
    renderPage(() => <UserCreateScreen />, '/here?origin=company&company=10001');
    expect(await refusal()).toBe('/private/company/details/10001');
  });

  it('refuses readers who may not create users of that company and leads back to where they came from', async () => {
    stub(companyApi.read, { ...company, visuals: { isAbleToCreateUser: false } });
    const router = renderPage(() => <UserCreateScreen />, '/private/company/details/10001/users?searchTerm=a');
    await screen.findByText('Elsewhere');
    await router.navigate({ to: '/here?origin=company&company=10001' });
    expect(await refusal()).toBe('/private/company/details/10001/users?searchTerm=a');
  });

  it('shows the data of an existing account greyed out and assigns it on the next Submit', async () => {
    await fillIn();
    await submit();
    const name = await screen.findByDisplayValue('Ada');
    expect(name).toHaveProperty('disabled', true);
    expect(screen.getByDisplayValue('Buyer')).toHaveProperty('disabled', false);
    expect(noticeStore.current().map(({ text }) => text)).toContain(message);
    await submit();
    expect(sent[1]?.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      jobTitle: 'Buyer',
      overrideWarning: true,
    });
  });

  it('asks before it discards what was typed if the account already exists', async () => {
    await fillIn();
    await submit();
    await screen.findByDisplayValue('Ada');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Leave this page?')).toBeDefined();
  });

  it('shows the user limit of the company in a dialog', async () => {
    stub(userApi.create, refused(400, { code: 'user.limitReached', message: 'The limit of 5 company users' }));
    await fillIn();
    await submit();
    expect((await screen.findByRole('dialog')).textContent).toContain('The limit of 5 company users');
  });

  it('shows a general message if the reason for the failure is unknown', async () => {
    stub(userApi.create, refused(500, { code: 'request.unexpected', message: message }));
    await fillIn();
    await submit();
    await waitFor(() =>
      expect(noticeStore.current().map(({ text }) => text)).toContain('User creation failed - unknown error'),
    );
  });
});
