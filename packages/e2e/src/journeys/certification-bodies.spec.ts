import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { chooseAction, chooseEntry, rowOf, searchList } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const choose = async (page: Page, label: string, entry: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: entry, exact: true }).click();
};

const addMainOffice = async (page: Page, name: string): Promise<void> => {
  await page.goto('/private/cb/create');
  await page.getByLabel('Name', { exact: false }).first().fill(name);
  await chooseEntry(page, 'Accreditation body', 'Nordic Accreditation Board');
  await choose(page, 'Rating', 'Pending');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('An Admin suspends and hides a certification body, and its public page disappears', async ({ page, browser }) => {
  await openAs(page, '{body} Admin', '/private/cb');
  await addMainOffice(page, 'Quayside Assurance');
  const publicPage = await page.getByRole('link', { name: 'Public page' }).getAttribute('href');
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(publicPage ?? '');
  await expect(reader.getByRole('heading', { level: 1, name: 'Quayside Assurance' })).toBeVisible();
  await expectAccessible(reader);
  await chooseAction(page, 'Suspend');
  await choose(page, 'Type', 'Full Suspension');
  await expect(page.getByRole('combobox', { name: 'Audit submissions' })).toHaveValue('Prohibit');
  await page.getByLabel('Remove from the public directory').check();
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Hidden with its certification body')).toBeVisible();
  // A new browser, because browsers cache public answers for half a minute.
  const later = await (await browser.newContext()).newPage();
  await later.goto(publicPage ?? '');
  await expect(later.getByText(/Could not load details for Certification Body/)).toBeVisible();
  await page.goto('/private/cb');
  await searchList(page, 'quayside');
  await expect(rowOf(page, 'Quayside Assurance')).toContainText('Suspended');
});

test('A certification body adds a sub office, sees in the change log what was entered, and archives it', async ({
  page,
}) => {
  await openAs(page, 'CB Full Admin', '/private/cb/create');
  await page.getByLabel('Name', { exact: false }).first().fill('Harbour branch');
  await page.getByLabel('City').fill('Whitby');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour branch' })).toBeVisible();
  await expectAccessible(page);
  await chooseAction(page, 'Change Log');
  await expect(rowOf(page, 'Harbour branch: City')).toContainText('Whitby');
  await page.goBack();
  await chooseAction(page, 'Archive');
  await page.getByRole('button', { name: 'Archive office' }).click();
  await expect(page.getByText('Archived').first()).toBeVisible();
});
