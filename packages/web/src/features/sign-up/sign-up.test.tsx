// @vitest-environment jsdom
import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import { signUpApi } from '@attestry/contract/features/sign-up/sign-up.api.ts';
import { signUpErrors } from '@attestry/contract/features/sign-up/sign-up.errors.ts';
import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { configurationQuery } from '../../kernel/configuration.ts';
import { dismissNotice, noticeStore } from '../../kernel/notices.ts';
import { queryClient } from '../../kernel/queries.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { refused, type Sent, stub } from '../../kernel/testing/stub.ts';
import { shippedLookups } from '../lookup/lookup.public.ts';
import { SignUpScreen } from './sign-up.public.ts';

const begun = { id: '10500', signUpToken: 'a-token' };
const free = { isPresent: false, role: null, primaryOrganisation: null, message: null };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (label: RegExp, name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const write = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const notices = () => noticeStore.current().map(({ text }) => text);

describe('the sign-up', () => {
  inBrowser();
  let companies: Sent[];
  beforeEach(() => {
    for (const { id } of noticeStore.current()) dismissNotice(id);
    stub(lookupApi.countries, [{ externalId: '152', name: 'Chile', code: 'CL' }]);
    stub(lookupApi.naturesOfBusiness, [{ id: '1', name: 'Grower' }]);
    stub(userApi.checkUserInfo, free);
    companies = stub(signUpApi.createCompany, begun);
    open();
  });
  const open = () =>
    renderPage(() => (
      <LookupSources sources={shippedLookups}>
        <SignUpScreen />
      </LookupSources>
    ));
  /** A reload keeps the storage of its window, and runs nothing of the page that it replaces. */
  const reload = () => {
    const kept = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, kept);
    open();
  };

  const enterCompany = async () => {
    await title('Create a Company');
    await write(/^Company name/, 'Fresh Orchards');
    await choose(/^Nature of business/, 'Grower');
    await write(/^Address line 1/, '1 Quay');
    await write(/^City/, 'Valdivia');
    await choose(/^Country/, 'Chile');
    await write(/^Email/, 'office@fresh.example');
    await write(/^Phone number/, '+56 1');
    await press('Continue');
    await title('User Information');
  };
  const enterUser = async () => {
    await enterCompany();
    await write(/^Email/, 'ada@fresh.example');
    await write(/^First name/, 'Ada');
    await write(/^Last name/, 'Byron');
    await write(/^Job Title/, 'Owner');
  };

  it('checks the address, then creates the company and its user, and says where to find the mail', async () => {
    const users = stub(signUpApi.createUser, { email: 'ada@fresh.example' });
    await enterUser();
    await press('Add User');
    await title('Your company is created');
    expect(screen.getByText(/We have sent an email to ada@fresh.example/)).toBeDefined();
    expect(companies[0]?.body).toMatchObject({
      company: { name: 'Fresh Orchards', location: { country: { id: '152' } } },
      natureOfBusinessId: '1',
    });
    expect(users[0]?.body).toMatchObject({
      role: 'Company User',
      signUpToken: 'a-token',
      primaryOrganisation: { externalId: '10500', type: 1 },
    });
  });

  it('names its step once, because no page stands above it', async () => {
    await title('Create a Company');
    expect(screen.getAllByText('Create a Company')).toHaveLength(1);
  });

  it('explains where to sign in if another provider manages the sign-in', async () => {
    queryClient.setQueryData(configurationQuery.queryKey, (before) => {
      return before && { ...before, signIn: { ...before.signIn, embedded: false } };
    });
    stub(signUpApi.createUser, { email: 'ada@fresh.example' });
    await enterUser();
    await press('Add User');
    await screen.findByText(/Sign in with the account of your organisation whose address is ada@fresh.example/);
  });

  it('lets the browser fill in what it knows of its user and their company', async () => {
    const filledWith = (name: RegExp, role = 'textbox') =>
      screen.getByRole(role, { name }).getAttribute('autocomplete');
    await title('Create a Company');
    expect([/^Company name/, /^City/, /^Email/].map((name) => filledWith(name))).toEqual([
      'organization',
      'address-level2',
      'work email',
    ]);
    expect(filledWith(/^Country/, 'combobox')).toBe('country-name');
    await enterCompany();
    const person = [/^Email/, /^First name/, /^Work phone/].map((name) => filledWith(name));
    expect(person).toEqual(['email', 'given-name', 'work tel']);
  });

  it('creates nothing for an address that is known, and keeps what was entered', async () => {
    stub(userApi.checkUserInfo, { ...free, isPresent: true, message: 'This email is taken.' });
    await enterUser();
    await press('Add User');
    await screen.findByText('This email is taken.');
    expect(companies).toHaveLength(0);
    expect(screen.getByDisplayValue('Byron')).toBeDefined();
    await press('Change the company’s details');
    expect(await screen.findByDisplayValue('Fresh Orchards')).toBeDefined();
    expect(screen.getByDisplayValue('Chile')).toBeDefined();
  });

  it('keeps what was entered in either step through a reload, until the page is left or the company is created', async () => {
    await title('Create a Company');
    await write(/^Company name/, 'Half Orchards');
    reload();
    await userEvent.clear(await screen.findByDisplayValue('Half Orchards'));
    await enterUser();
    reload();
    await title('User Information');
    await screen.findByText('Step 2 of 2: the first user of Fresh Orchards');
    stub(signUpApi.createUser, { email: 'ada@fresh.example' });
    await press('Add User');
    await title('Your company is created');
    expect(companies[0]?.body).toMatchObject({ company: { location: { country: { id: '152', name: 'Chile' } } } });
    reload();
    await title('Create a Company');
    await write(/^Company name/, 'Left Orchards');
    cleanup();
    open();
    await title('Create a Company');
    expect(screen.queryByDisplayValue('Left Orchards')).toBeNull();
  });

  it.each([
    ['There was an unexpected error please check console.', userApi.checkUserInfo, 0],
    ['Company Creation Failed. Please try again.', signUpApi.createCompany, 0],
    ['There was an error while creating your company. Please try again after sometime.', signUpApi.createUser, 1],
  ] as const)('says what failed: %s', async (message, endpoint, begunBefore) => {
    stub(endpoint, refused(500));
    await enterUser();
    await press('Add User');
    await waitFor(() => expect(notices()).toEqual([message]));
    expect(companies).toHaveLength(begunBefore);
  });

  it('replaces what failed before by what the next attempt is refused for', async () => {
    stub(signUpApi.createCompany, refused(500));
    await enterUser();
    await press('Add User');
    await waitFor(() => expect(notices()).toHaveLength(1));
    const { code, message, field = '' } = signUpErrors.companyExists;
    stub(signUpApi.createCompany, refused(409, { code, message, fields: [{ path: field, message }] }));
    await press('Add User');
    await screen.findByText(message);
    expect(notices()).toEqual([]);
  });

  it('creates no second company when the user could not be created', async () => {
    stub(signUpApi.createUser, refused(500));
    await enterUser();
    await press('Add User');
    await waitFor(() => expect(notices()).toHaveLength(1));
    stub(signUpApi.createUser, { email: 'ada@fresh.example' });
    await press('Add User');
    await title('Your company is created');
    expect(companies).toHaveLength(1);
  });

  it('begins again after the sign-up has ended', async () => {
    const { code, message, field = '' } = signUpErrors.ended;
    stub(signUpApi.createUser, refused(400, { code, message, fields: [{ path: field, message }] }));
    await enterUser();
    await press('Add User');
    await screen.findByText(message);
    stub(signUpApi.createUser, { email: 'ada@fresh.example' });
    await press('Add User');
    await title('Your company is created');
    expect(companies).toHaveLength(2);
  });
});
