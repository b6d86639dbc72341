import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { test } from '../people/journey.ts';
import { followLink, openNewestMail } from '../people/mailbox.ts';
import { acceptTerms, fillInSignIn } from '../people/sign-in.ts';

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};

const enterCompany = async (page: Page, name: string): Promise<void> => {
  await page.goto('/create');
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

// So high that the save bar covers no field, whose contrast could not be judged.
test.use({ viewport: { width: 1360, height: 1500 } });

test('A visitor creates a company, sets a password, accepts the terms and lands on the Certificate Tracker', async ({
  page,
  context,
}) => {
  const newcomer = { email: 'ada@orchards.example', password: 'three quiet orchards' };
  await enterCompany(page, 'Valdivia Orchards');
  await enterUser(page, newcomer.email);
  const add = page.getByRole('button', { name: 'Add User', exact: true });
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText('Your request was unsuccessful due to a network error!')).toBeVisible();
  await context.setOffline(false);
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your company is created' })).toBeVisible();
  await expectAccessible(page);
  await openNewestMail(page, newcomer.email);
  const pages = await followLink(page);
  await pages.getByLabel('New password').fill(newcomer.password);
  await pages.getByRole('button', { name: 'Save password' }).click();
  await pages.getByRole('link', { name: 'Sign in' }).click();
  await fillInSignIn(pages, newcomer);
  await expect(pages.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  await expectAccessible(pages);
  await acceptTerms(pages);
  await expect(pages.getByRole('heading', { level: 1, name: 'Certificate Tracker' })).toBeVisible();
  await expect(pages).toHaveURL(/\/private\/verify/);
});
