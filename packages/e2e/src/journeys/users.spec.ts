import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { chooseAction, rowOf, searchBoxOf, searchList } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { followLink, openMail } from '../people/mailbox.ts';
import { acceptTerms, fillInSignIn, openAs } from '../people/sign-in.ts';

const fillInUser = async (page: Page, firstName: string, role: string): Promise<string> => {
  const email = `${firstName.toLowerCase()}@users.example`;
  await expect(page.getByRole('heading', { level: 1, name: 'Add User' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Job Title').fill('Buyer');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role }).click();
  return email;
};

const addUser = async (page: Page, firstName: string, role: string): Promise<string> => {
  const email = await fillInUser(page, firstName, role);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} Marsh` })).toBeVisible();
  return email;
};

/** The first company of the demo, which has three Pro users. */
const companyUsers = '/private/company/details/10001/users';

test('A company user creates Pro users and is refused the sixth', async ({ page }) => {
  await openAs(page, 'Company BI S User', companyUsers);
  for (const firstName of ['Fourth', 'Fifth', 'Sixth']) {
    await page.goto(companyUsers);
    await page.getByRole('link', { name: 'Add User', exact: true }).click();
    if (firstName === 'Sixth') break;
    await addUser(page, firstName, 'Company BI S User');
  }
  await fillInUser(page, 'Sixth', 'Company BI S User');
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The limit of 5 company users for this company has been reached.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Company User (Lite)' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sixth Marsh' })).toBeVisible();
  await page.goto('/private/user');
  await searchList(page, 'marsh');
  await expect(rowOf(page, 'Marsh')).toHaveCount(3);
});

test('An invited user sets a password through the mailed link and signs in, until deactivated', async ({
  page,
  browser,
}) => {
  await openAs(page, '{body} Admin', '/private/user/create');
  const email = await addUser(page, 'Invited', 'GFA User');
  const mails = await (await browser.newContext()).newPage();
  await openMail(mails, { to: email });
  const pages = await followLink(mails);
  await pages.getByLabel('New password').fill('three quiet orchards');
  await pages.getByRole('button', { name: 'Save password' }).click();
  await pages.getByRole('link', { name: 'Sign in' }).click();
  await fillInSignIn(pages, { email, password: 'three quiet orchards' });
  await acceptTerms(pages);
  await expect(pages.getByRole('cell').first()).toBeVisible();
  await chooseAction(page, 'Deactivate');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Deactivated').first()).toBeVisible();
  await searchBoxOf(pages).fill('Northfield');
  await expect(pages).toHaveURL(/\/sign-in\//);
});
