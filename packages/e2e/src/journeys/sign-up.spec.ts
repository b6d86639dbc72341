import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { tabTo } from '../checks/keyboard.ts';
import { startWith } from '../directory/start-directory.ts';
import { test } from '../people/journey.ts';
import { followLink, openMail } from '../people/mailbox.ts';
import { acceptTerms, type Credentials, fillInSignIn } from '../people/sign-in.ts';

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};

const enterCompany = async (page: Page, address: string, name: string): Promise<void> => {
  await page.goto(`${address}/create`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create a Company' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('combobox', { name: 'Nature of business' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Address line 1').fill('1 Quay');
  await page.getByLabel('City').fill('Valdivia');
  await choose(page, 'Country', 'Chile');
  await page.getByLabel('Email').fill('office@orchards.example');
  await page.getByLabel('Phone number').fill('+56 63 000 000');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};

const enterUser = async (page: Page, email: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'User Information' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Job Title').fill('Owner');
  await expectAccessible(page);
};

/** Sets the password from the mail, signs in, accepts the terms, and lands on the Certificate Tracker. */
const enterDirectory = async (page: Page, newcomer: Credentials): Promise<void> => {
  await page.getByLabel('New password').fill(newcomer.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillInSignIn(page, newcomer);
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  await expectAccessible(page);
  await acceptTerms(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate Tracker' })).toBeVisible();
  await expect(page).toHaveURL(/\/private\/verify/);
};

const add = (page: Page) => page.getByRole('button', { name: 'Add User', exact: true });

test('A visitor creates a company, sets a password, accepts the terms and lands on the Certificate Tracker', async ({
  page,
  context,
}) => {
  const newcomer = { email: 'ada@orchards.example', password: 'three quiet orchards' };
  await enterCompany(page, '', 'Valdivia Orchards');
  await enterUser(page, newcomer.email);
  await context.setOffline(true);
  await add(page).click();
  await expect(page.getByText('Your request was unsuccessful due to a network error!')).toBeVisible();
  // The banner covers the upper edge of the window, where fields scroll to.
  await page.setViewportSize({ width: 390, height: 480 });
  await tabTo(page, page.getByLabel('Email'), 'Shift+Tab');
  await context.setOffline(false);
  await add(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your company is created' })).toBeVisible();
  await expectAccessible(page);
  await openMail(page, { to: newcomer.email });
  await enterDirectory(await followLink(page), newcomer);
});

test.describe('With the newer presentation', () => {
  test('a visitor creates a company and lands on the Certificate Tracker below the heading Tools', async ({ page }) => {
    const { address, stop } = await startWith(process.env.DIRECTORY_HOME ?? '', { FLAG_MEGATRON: 'true' });
    const newcomer = { email: 'ada@vineyards.example', password: 'three quiet vineyards' };
    try {
      await enterCompany(page, address, 'Valdivia Vineyards');
      await enterUser(page, newcomer.email);
      await add(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your company is created' })).toBeVisible();
      await expectAccessible(page);
      await openMail(page, { to: newcomer.email, directory: address });
      const opened = await followLink(page);
      await enterDirectory(opened, newcomer);
      const rail = opened.getByRole('navigation', { name: 'Main menu' });
      await expect(rail.getByRole('heading', { name: 'Tools', exact: true })).toBeVisible();
    } finally {
      await stop();
    }
  });
});
