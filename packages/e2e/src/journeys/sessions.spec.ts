import { expect } from '@playwright/test';
import { fillInCompany } from '../pages/company-form.ts';
import { searchBoxOf } from '../pages/lists-and-forms.ts';
import { deactivate, openAccount } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { fillInSignIn, signIn } from '../people/sign-in.ts';

test('The next action of a deactivated user leads to the sign-in page, which rejects the user', async ({ page }) => {
  const person = await openAccount({ email: 'leaver@journeys.example', role: '{body} User' });
  await signIn(page, person, '/private/company');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await deactivate(person);
  await searchBoxOf(page).fill('Northfield');
  await expect(page).toHaveURL(/\/sign-in\//);
  await fillInSignIn(page, person);
  await expect(page.getByText('Email address or password is not right')).toBeVisible();
});

test('After signing out, the private pages ask for the password again', async ({ page }) => {
  await signIn(page, '{body} User', '/private/company');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.goto('/private/company');
  await expect(page).toHaveURL(/\/sign-in\//);
});

test('A user whose session was ended elsewhere signs in and returns to the page she was on', async ({
  page,
  browser,
}) => {
  const person = await openAccount({ email: 'two-devices@journeys.example', role: '{body} User' });
  const address = '/private/company?searchTerm=Northfield';
  await signIn(page, person, address);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, person, '/private/site');
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.poll(() => new URL(other.url()).pathname).toBe('/');
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in\//);
  await fillInSignIn(page, person);
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  await expect(searchBoxOf(page)).toHaveValue('Northfield');
});

test('A user whose session ends while she fills in a form signs in again in another tab and saves what she entered', async ({
  page,
  browser,
}) => {
  const person = await openAccount({ email: 'interrupted@journeys.example', role: '{body} Admin' });
  await signIn(page, person, '/private/company/create');
  await fillInCompany(page, 'Stone Quay Foods');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, person, '/private/site');
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.poll(() => new URL(other.url()).pathname).toBe('/');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You were signed out. What you entered is still here but not saved.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const beside = await opened;
  const closed = beside.waitForEvent('close');
  await fillInSignIn(beside, person);
  await closed;
  await expect(page.getByText('You are signed in again. Please save once more.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stone Quay Foods' })).toBeVisible();
});
