import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const open = async (page: Page) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find anything', exact: true });
  await expect(field).toBeFocused();
  return field;
};

const optionIn = (page: Page, group: string, name: RegExp) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('option', { name });

test('An administrator finds an audit, a site and an action by the keyboard alone', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audits', exact: true })).toBeVisible();

  await test.step('An audit by its number', async () => {
    await open(page);
    await page.keyboard.type('500003');
    await expect(optionIn(page, 'Audits', /500003/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/private\/audit\/details\/500003$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('A site by half a name', async () => {
    await open(page);
    await page.keyboard.type('northfi');
    await expect(optionIn(page, 'Sites', /^Northfield/).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/private\/site\/details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Northfield/ })).toBeVisible();
  });

  await test.step('A site by a name with a typing error, apart from what is found', async () => {
    const field = await open(page);
    await field.fill('northfeild');
    await expect(optionIn(page, 'Similar names: Sites', /^Northfield/).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('An action on the open site, before one of the menu; what was opened before is offered', async () => {
    const field = await open(page);
    await expect(optionIn(page, 'Recent', /^Northfield/)).toBeVisible();
    await expect(optionIn(page, 'Recent', /500003/)).toBeVisible();
    await expectAccessible(page);
    await field.fill('upload report');
    await expect(optionIn(page, 'Actions', /^Upload report$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/private\/audit\/create\?SiteCode=\d+$/);
    await open(page);
    await page.keyboard.type('upload report');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/private\/audit\/create$/);
  });
});
