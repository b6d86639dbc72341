import { expect } from '@playwright/test';
import { tabTo } from '../checks/keyboard.ts';
import { searchList } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const upgrade = 'Please upgrade to Directory Pro to access this feature';

test('A Lite user finds certificates, and is told what needs Pro', async ({ page }) => {
  await openAs(page, 'Company User', '/private/verify');
  const table = page.getByRole('region', { name: 'Certificate Tracker, table', exact: true });

  await test.step('The list is open, and says why there is no certificate to download', async () => {
    await expect(table.getByRole('link').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: /^Download Certificate/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('A record shows what its owner allows, with a Menu that says how to get more', async () => {
    await table.getByRole('link').first().click();
    await expect(page.getByText('Shown to you', { exact: true })).toBeVisible();
    const menu = page.getByRole('main').getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toHaveAttribute('aria-disabled', 'true');
    await menu.hover();
    await expect(page.getByRole('tooltip', { name: upgrade })).toBeVisible();
  });

  await test.step('On paper the days left stand beside the day, above the bar of the whole term', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    const validity = page.getByRole('main').locator('dl').first().getByRole('definition').nth(1);
    const tops = validity
      .locator('strong, strong + span')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set((await tops).map(Math.round)).size).toBe(1);
    await expect(validity.locator('svg')).toHaveCSS('print-color-adjust', 'exact');
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a buyer reads the Certificate Tracker by keyboard', async ({ page }) => {
    await openAs(page, 'Company BI S User', '/private/verify');
    const first = page.getByRole('list', { name: 'Certificate Tracker', exact: true }).getByRole('link').first();
    await expect(first).toBeVisible();

    await test.step('Finds a site by its name, and is led to it', async () => {
      await searchList(page, 'dairy');
      await expect(first).toContainText(/dairy/i);
      await expect(first).toBeFocused();
    });

    await test.step('Opens its record, and comes back to what was found', async () => {
      const name = (await first.locator('bdi').first().textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      const back = page.getByRole('navigation', { name: 'Breadcrumb', exact: true }).getByRole('link');
      await tabTo(page, back);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/private\/verify\?.*dairy/);
    });
  });
});
