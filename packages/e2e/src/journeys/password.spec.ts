import { expect, type Page } from '@playwright/test';
import { openAccount } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { followLink, openMail } from '../people/mailbox.ts';
import { fillInSignIn, signIn } from '../people/sign-in.ts';

const askForLink = async (page: Page, email: string): Promise<string> => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return ((await page.getByRole('main').textContent()) ?? '').replaceAll(email, '…');
};

test('A user who forgot the password sets a new one by mail, and the old one no longer works', async ({ page }) => {
  const person = await openAccount({ email: 'forgetful@journeys.example', role: '{body} User' });
  const chosen = { email: person.email, password: 'three quiet orchards' };
  await page.goto('/private');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await askForLink(page, person.email);
  await openMail(page, { to: person.email });
  const pages = await followLink(page);
  await pages.getByLabel('New password').fill(chosen.password);
  await pages.getByRole('button', { name: 'Save password' }).click();
  await expect(pages.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
  await pages.getByRole('link', { name: 'Sign in' }).click();
  await fillInSignIn(pages, person);
  await expect(pages.getByText('Email address or password is not right')).toBeVisible();
  await fillInSignIn(pages, chosen);
  await expect(pages.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('Requesting a link shows the same answer whether or not the address has an account', async ({ page }) => {
  const person = await openAccount({ email: 'known@journeys.example', role: '{body} User' });
  expect(await askForLink(page, person.email)).toBe(await askForLink(page, 'nobody@journeys.example'));
});

test('A mailed link works once', async ({ page }) => {
  const person = await openAccount({ email: 'twice@journeys.example', role: '{body} User' });
  await askForLink(page, person.email);
  await openMail(page, { to: person.email });
  const pages = await followLink(page);
  await pages.getByLabel('New password').fill('four plain harbours');
  await pages.getByRole('button', { name: 'Save password' }).click();
  await expect(pages.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
  const again = await followLink(page);
  await expect(again.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await signIn(page, { email: person.email, password: 'four plain harbours' }, '/private/company');
});
