import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

/** An audit whose record is Current, so that it can be edited. */
const record = '/private/audit/details/500003';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Opens a menu or dialog, checks that the page is accessible, and closes it. */
const openAndClose = async (page: Page, opener: string | RegExp, role: 'menu' | 'dialog'): Promise<void> => {
  await button(page, opener).press('Enter');
  await expect(page.getByRole(role)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toBeHidden();
  await expect(button(page, opener)).toBeFocused();
};

const openBar = async (page: Page): Promise<void> => {
  await page.getByRole('option', { name: 'C', exact: true }).click();
  await expect(page.getByText('1 change not saved yet')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Review and save').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Review your changes' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, 'Discard').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await expectAccessible(page);
};

/** Edits the grade of an audit, and opens on the way what an edit opens. */
const editGrade = async (page: Page): Promise<void> => {
  await button(page, /^Edit Grade/).press('Enter');
  await expect(page.getByRole('listbox', { name: 'Grade' })).toBeVisible();
  await expectAccessible(page);
  await openBar(page);
};

test.describe('At a desk', () => {
  // Axe cannot judge text scrolled under a bar.
  test.use({ viewport: { width: 1360, height: 2600 } });

  test('everyone can read and use what opens above a list of audits', async ({ page }) => {
    await openAs(page, 'CB Full Admin', '/private/audit');
    await openAndClose(page, /^More actions for audit/, 'menu');
    await openAndClose(page, 'Filter by Audit start date', 'dialog');
    await page.getByRole('row').nth(1).getByRole('link').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await expectAccessible(page);
    await openAndClose(page, /^Archive( |$)/, 'dialog');
  });

  test('everyone can read and use what opens above an audit', async ({ page }) => {
    await openAs(page, '{body} Admin', record);
    await openAndClose(page, 'Menu', 'menu');
    await editGrade(page);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 4000 }, hasTouch: true, isMobile: true });

  test('everyone can read and use what opens above a list of audits', async ({ page }) => {
    await openAs(page, '{body} Admin', '/private/audit');
    await openAndClose(page, /^More actions for audit/, 'menu');
    await openAndClose(page, 'Find anything', 'dialog');
    await openAndClose(page, 'Filters', 'dialog');
    await button(page, 'Filters').tap();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Sort by' }).tap();
    await expect(page.getByRole('listbox', { name: 'Sort by' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Close').tap();
    await button(page, 'Select').tap();
    await page.getByRole('checkbox').first().check();
    await expectAccessible(page);
  });

  test('everyone can read and use what opens above an audit', async ({ page }) => {
    await openAs(page, '{body} Admin', record);
    await openAndClose(page, 'Menu', 'menu');
    await editGrade(page);
  });
});
