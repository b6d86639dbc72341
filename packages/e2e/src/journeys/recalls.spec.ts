import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { chooseAction, chooseEntry, rowOf, searchList } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

const site = '1000001';

/** Fits the whole form: axe cannot judge the contrast of text scrolled under the sticky bar. */
test.use({ viewport: { width: 1360, height: 2600 } });

const choose = async (page: Page, label: string, option: string | RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
};

const fillInIncident = async (page: Page): Promise<void> => {
  await choose(page, 'Audit', /Food/);
  await choose(page, 'Reason for notification', 'Product Recall');
  await chooseEntry(page, 'Incident category', 'Allergen');
  await page.getByLabel('Initial notification date').fill('2026-10-05');
  await page.getByLabel('Outline of incident').fill('Milk was not declared.');
  await page.getByLabel('Products recalled').fill('Oat biscuits, 200 g');
  await page.getByLabel('Date of recall').fill('2026-10-06');
  await page.getByRole('textbox', { name: 'Correction' }).fill('All biscuits were taken back.');
  await choose(page, 'Certification status', /^Certificated$/);
};

test('A certification body submits a recall, the standards body processes it, and the site’s company reads it', async ({
  page,
  browser,
}) => {
  await openAs(page, 'CB Audit Admin', `/private/site/details/${site}`);
  await page.getByRole('tab', { name: 'Recalls' }).click();
  await page.getByRole('link', { name: 'Add recall' }).click();
  await page.getByRole('button', { name: 'Submit recall', exact: true }).click();
  await expect(page.getByText('9 fields need attention')).toBeVisible();
  await expectAccessible(page);
  await fillInIncident(page);
  await page.getByRole('button', { name: 'Submit recall', exact: true }).click();
  await expect(page.getByText('Recall submitted as')).toBeVisible();
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('button', { name: 'Edit Products recalled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Submission status' })).toHaveCount(0);

  const body = await openInOwnBrowser(browser, '{body} Admin', path);
  await body.getByRole('button', { name: 'Edit Submission status: Open' }).click();
  await body.getByRole('option', { name: 'In Progress' }).click();
  await expect(body.getByRole('button', { name: 'Edit Submission status: In Progress' })).toBeVisible();
  await expectAccessible(body);
  await chooseAction(body, 'Change Log');
  await expect(rowOf(body, 'In Progress')).toContainText('Amara Diallo');

  const company = await openInOwnBrowser(browser, 'Company BI S User', path);
  await expect(company.getByText('Milk was not declared.')).toBeVisible();
  await expect(company.getByText('In Progress').first()).toBeVisible();
  await expect(company.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  await expect(company.getByText('key words')).toHaveCount(0);
  await expectAccessible(company);
});

test('Two people edit one recall in place: the second sees what the first changed', async ({ page, browser }) => {
  await openAs(page, '{body} Admin', '/private/recall');
  await rowOf(page, 'Open').first().getByRole('link').first().click();
  const edit = (where: Page) => where.getByRole('button', { name: /^Edit Correction/ });
  await expect(edit(page)).toBeVisible();
  const other = await openInOwnBrowser(browser, '{body} Audit Admin', new URL(page.url()).pathname);
  await edit(page).click();
  await edit(other).click();
  await other.getByRole('textbox', { name: 'Correction' }).fill('Theirs');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByRole('button', { name: 'Edit Correction: Theirs' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Correction' }).fill('Mine');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this record meanwhile' });
  await expect(dialog.getByRole('row', { name: 'Correction Theirs Mine' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('button', { name: 'Edit Correction: Mine' })).toBeVisible();
});

test('A body admin archives a recall, returns to the list and finds it among the archived ones', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/recall');
  await expect(page.getByRole('columnheader', { name: 'Submission Status' })).toBeVisible();
  await expectAccessible(page);
  const link = rowOf(page, 'Closed').first().getByRole('link').first();
  const id = (await link.textContent()) ?? '';
  await link.click();
  await chooseAction(page, 'Archive');
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page).toHaveURL(/\/private\/recall$/);
  await searchList(page, id);
  await expect(rowOf(page, id)).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Show archived').check();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, id)).toContainText('Archived');
});
