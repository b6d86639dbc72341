import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { expectVisibleFocus } from '../checks/keyboard.ts';
import { rowOf } from '../pages/lists-and-forms.ts';
import { uploadReport } from '../pages/upload-report.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

/** One of the few audits of the demo with a report: one in twenty has one. */
const auditWithReport = '500001';
/** An audit whose record is Current, so that it can be edited. */
const openAudit = '500003';
const phone = { width: 390, height: 844 };
/**
 * High and wide enough for the longest table and form, because axe cannot judge text scrolled under a sticky column or
 * bar.
 */
const wide = { width: 2200, height: 2600 };
const usual = { width: 1360, height: 2600 };

const openHeading = async (page: Page, path: string, name: string | RegExp): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** Opens another screen as a link does, without loading the page again. */
const openScreen = async (page: Page, path: string, name: string | RegExp): Promise<void> => {
  await page.evaluate((address) => history.pushState(null, '', address), path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const submitEmpty = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Field is required').first()).toBeVisible();
};

const openFilters = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Opens a filter of the tool bar by keyboard. `find` narrows a long list until no choice is scrolled out of view. */
const openToolBarFilter = async (page: Page, name: string, find?: string): Promise<Locator> => {
  const filter = page.getByRole('button', { name: `Filter by ${name}`, exact: true });
  await filter.press('Enter');
  await expect(page.getByRole('listbox', { name, exact: true })).toBeVisible();
  await expectVisibleFocus(page);
  if (find !== undefined) await page.keyboard.type(find);
  return filter;
};

const closeToolBarFilter = async (page: Page, filter: Locator): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
};

test.use({ viewport: usual });

test('Everyone can read the sign-in pages', async ({ page }) => {
  await page.goto('/private');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('nobody@journeys.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email address or password is not right')).toBeVisible();
  await expectAccessible(page);
  await openHeading(page, '/forgot-password', 'Forgot password');
  await expectAccessible(page);
  await openHeading(page, '/signed-in', 'Please sign in again');
  await expectAccessible(page);
});

test('Everyone can read and use the screens of companies', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/company');
  await expect(page.getByRole('button', { name: /More actions for/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /More actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await openFilters(page);
  await expectAccessible(page);
  await openScreen(page, '/private/company/create', 'Add Company');
  await submitEmpty(page, 'Save');
  await expectAccessible(page);
  await openScreen(page, '/private/company/details/10001', 'Northfield Foods Group');
  await expectAccessible(page);
});

test('Everyone can read and use the screens of sites', async ({ page }) => {
  await page.setViewportSize(wide);
  await openAs(page, '{body} Admin', '/private/site');
  await expect(page.getByRole('button', { name: /More actions for/ }).first()).toBeVisible();
  await expectAccessible(page);
  const country = await openToolBarFilter(page, 'Country', 'Kingdom');
  await expectAccessible(page);
  await closeToolBarFilter(page, country);
  const status = await openToolBarFilter(page, 'Status');
  await expectAccessible(page);
  await closeToolBarFilter(page, status);
  await openScreen(page, '/private/site/create', 'Add Site');
  await submitEmpty(page, 'Save');
  await expectAccessible(page);
  await openScreen(page, '/private/site/details/1000001', 'Northfield Foods Group');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Audits' }).click();
  await expectAccessible(page);
});

test('Everyone can read and use the screens of certification bodies', async ({ page }) => {
  await page.setViewportSize(wide);
  await openAs(page, '{body} Admin', '/private/cb');
  await expect(rowOf(page, 'Active').first()).toBeVisible();
  await expectAccessible(page);
  await openScreen(page, '/private/cb/create', 'Add main office');
  await submitEmpty(page, 'Save');
  await expectAccessible(page);
  await openScreen(page, '/private/cb/details/1', 'Certa Nordic');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Offices' }).click();
  await expectAccessible(page);
  await openScreen(page, '/private/cb/edit-cb/1', 'Edit certification body');
  await expectAccessible(page);
});

test('Everyone can read and use the screens of audits', async ({ page }) => {
  await page.setViewportSize(wide);
  await openAs(page, '{body} Admin', '/private/audit');
  await expect(rowOf(page, 'Holding').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(usual);
  const standard = await openToolBarFilter(page, 'Standard', 'Food');
  await expectAccessible(page);
  await closeToolBarFilter(page, standard);
  await openFilters(page);
  await expectAccessible(page);
  await openScreen(page, `/private/audit/details/${auditWithReport}`, /^Audit 500001/);
  await expect(page.getByRole('tab').nth(2)).toBeVisible();
  await expectAccessible(page);
  for (const part of ['Non-conformities', /Site standards|premises/i, 'Audit Documents']) {
    await page.getByRole('tab', { name: part }).first().click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page);
  }
  await openScreen(page, `/private/audit/details/${openAudit}/upload-document`, 'Upload document');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Missing file type')).toBeVisible();
  await expectAccessible(page);
});

test('Everyone can read and use the screens of the Certificate Tracker', async ({ page }) => {
  await page.setViewportSize(wide);
  await openAs(page, 'Company BI S User', '/private/verify');
  const basic = page.getByRole('button', { name: 'Basic level', exact: true });
  await expect(basic.first()).toBeVisible();
  await expectAccessible(page);
  const locked = page.getByRole('row').filter({ has: basic }).first().getByRole('link').first();
  const name = (await locked.locator('bdi').textContent()) ?? '';
  await locked.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('Everyone can read and use the upload of a report', async ({ page }) => {
  await openAs(page, 'CB Full Admin', '/private/audit/create?SiteCode=1000001');
  await page.getByRole('button', { name: 'Upload report' }).click();
  await expect(page.getByText('Choose the report to upload')).toBeVisible();
  await expectAccessible(page);
  await uploadReport(page, { name: 'report.xlsx', mimeType: 'application/zip', buffer: Buffer.from('no workbook') });
  await expect(page.getByRole('heading', { name: 'File has failed to be uploaded' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('On a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('everyone can read and use the screens of companies and sites', async ({ page }) => {
    await openAs(page, '{body} Admin', '/private/company');
    await expect(page.getByRole('list', { name: 'Companies' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expectAccessible(page);
    await openScreen(page, '/private/company/details/10001', 'Northfield Foods Group');
    await expectAccessible(page);
    await openScreen(page, '/private/site/details/1000001', 'Northfield Foods Group');
    await page.getByRole('tab', { name: 'Audits' }).tap();
    await expect(page.getByRole('list', { name: 'Audits' })).toBeVisible();
    await expectAccessible(page);
  });

  test('everyone can read the Certificate Tracker and a record of it', async ({ page }) => {
    await openAs(page, 'Company User', '/private/verify');
    const records = page.getByRole('list', { name: 'Certificate Tracker', exact: true });
    await expect(records).toBeVisible();
    await expectAccessible(page);
    await records.getByRole('link').first().tap();
    await expect(page.getByText('Shown to you', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Alerts, / }).tap();
    await expect(page.getByRole('link', { name: 'All alerts', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('everyone can read the list of audits, an audit and a report of audits', async ({ page }) => {
    await openAs(page, '{body} Admin', '/private/audit');
    await expect(page.getByRole('list', { name: 'Audits' })).toBeVisible();
    await expectAccessible(page);
    await openScreen(page, `/private/audit/details/${auditWithReport}`, /^Audit 500001/);
    await expect(page.getByRole('combobox', { name: 'Parts of the report' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/private/audit/details/${auditWithReport}?tab=history`);
    // Each row is a card, and every cell has a label.
    await expect(page.getByRole('region', { name: 'Audit history' }).getByRole('cell')).not.toHaveCount(0);
    await expectAccessible(page);
    await openScreen(page, '/private/report?report=AuditStatus', 'Reports');
    await expect(page.getByRole('list', { name: 'Audit Status' })).toBeVisible();
    await expectAccessible(page);
    await openScreen(page, '/private/IFSAudit', 'IFS Audit Report');
    await expect(page.getByRole('list', { name: 'Audit Status' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('Everyone can read and use the screens of alerts', async ({ page }) => {
  await openAs(page, 'Company BI S User', '/private/alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Alerts, / }).press('Enter');
  await expect(page.getByRole('link', { name: 'All alerts', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Alerts, / })).toBeFocused();
  await openScreen(page, '/private/notification', 'Notifications');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Custom', exact: true }).first().check();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expectAccessible(page);
});
