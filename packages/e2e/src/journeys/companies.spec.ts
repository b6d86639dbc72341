import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { fillInCompany } from '../pages/company-form.ts';
import { exportedList } from '../pages/downloads.ts';
import { chooseAction, chooseRowAction, rowOf, searchBoxOf, searchList } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

const addCompany = async (page: Page, name: string): Promise<string> => {
  await page.goto('/private/company/create');
  await fillInCompany(page, name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
};

test('A body admin adds a company after an error names the missing fields, and finds it in the list', async ({
  page,
}) => {
  await openAs(page, '{body} Admin', '/private/company');
  await page.getByRole('link', { name: 'Add Company' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('7 fields need attention')).toBeVisible();
  await expect(page.getByText('Field is required')).toHaveCount(7);
  await expect(page.getByLabel('Company name')).toBeFocused();
  await fillInCompany(page, 'Granary Wharf Trading');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Company name'), 'a field is printed as its value').toHaveCSS('border-top-width', '0px');
  await expect(page.getByLabel('Website'), 'an empty field as a line').toHaveCSS('border-bottom-width', '1px');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Granary Wharf Trading' })).toBeVisible();
  await page.goto('/private/company');
  await searchList(page, 'granary wharf');
  await expect(rowOf(page, 'Granary Wharf Trading')).toContainText('Bristol');
});

test('Two people edit one company: the second sees both versions and keeps hers', async ({ page, browser }) => {
  await openAs(page, '{body} Admin', '/private/company');
  const path = await addCompany(page, 'Two Hands Provisions');
  const other = await openInOwnBrowser(browser, '{body} Audit Admin', `${path}/edit`);
  await page.goto(`${path}/edit`);
  await expect(page.getByLabel('City')).toHaveValue('Bristol');
  await other.getByLabel('City').fill('Bath');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Two Hands Provisions' })).toBeVisible();
  await page.getByLabel('Company name').fill('Two Hands Foods');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this record meanwhile' });
  await expect(dialog.getByRole('row', { name: 'City Bath Not changed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two Hands Foods' })).toBeVisible();
  await expect(page.getByText('Bath, United Kingdom')).toBeVisible();
});

test('A body admin archives a company and sees in its change log who did it', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/company');
  const path = await addCompany(page, 'Lantern Row Foods');
  await page.goto('/private/company');
  await searchList(page, 'Lantern Row Foods');
  const archive = async () => {
    await chooseRowAction(page, 'Lantern Row Foods', 'Archive');
    await expect(page.getByRole('dialog', { name: 'Archive Lantern Row Foods?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Archive company' }).click();
  };
  await archive();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Lantern Row Foods')).toHaveCount(1);
  await archive();
  await expect(rowOf(page, 'Lantern Row Foods')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Show archived').check();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Lantern Row Foods')).toContainText('Archived');
  await page.goto(path);
  await chooseAction(page, 'Change Log');
  // Archived, unarchived and archived again.
  await expect(rowOf(page, 'Archived')).toHaveCount(3);
  await expect(rowOf(page, 'Archived').first()).toContainText('Amara Diallo');
  await expect(rowOf(page, 'Archived').first()).toContainText('Active');
  await expectAccessible(page);
});

test('A body admin filters the companies, opens one and goes back step by step to where she was', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/company');
  await searchList(page, 'Northfield Foods Group');
  await expect(rowOf(page, '10001')).toBeVisible();
  await page.getByRole('columnheader', { name: 'ID', exact: true }).getByRole('button').click();
  await expect(page).toHaveURL(/sortBy=id/);
  await rowOf(page, '10001').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Northfield Foods Group' })).toBeVisible();
  await page.goBack();
  await expect(searchBoxOf(page)).toHaveValue('Northfield Foods Group');
  await expect(page.getByRole('columnheader', { name: 'ID', exact: true })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).not.toHaveURL(/sortBy/);
  await expect(rowOf(page, '10001')).toBeVisible();
});

test('A body admin exports the companies found by a search', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/company');
  await searchList(page, 'Northfield Foods Group');
  await expect(rowOf(page, '10001')).toBeVisible();
  const { name, bytes } = await exportedList(page);
  expect(name).toMatch(/\.csv$/);
  expect(bytes.toString('utf8')).toContain('Northfield Foods Group');
});

test('A certification body sees companies but is offered no way to add one', async ({ page }) => {
  await openAs(page, 'CB Full Admin', '/private/company');
  await searchList(page, 'Northfield Foods Group');
  await expect(rowOf(page, '10001')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Company' })).toHaveCount(0);
  await page.goto('/private/company/create');
  await expect(page.getByRole('heading', { name: 'Permission denied' })).toBeVisible();
  await expect(page.getByText('Operation: Generate')).toBeVisible();
});
