import { builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { downloadDuring } from '../pages/downloads.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const picture = (page: Page) => page.locator('[role="img"][aria-label]').first();

const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Dashboard', exact: true }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(picture(page).locator('svg')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
};

/** The first figure of the table, which leads to the rows that it counts. */
const firstFigure = (page: Page) => page.getByRole('table').getByRole('link').first();

// Axe cannot judge text that has scrolled under a heading.
test.use({ viewport: { width: 1360, height: 2600 } });

test('An Analytics User reads the dashboards and the rows behind their figures', async ({ page }) => {
  await openAs(page, 'Analytics User', '/private/analytics');

  await test.step('Each has a picture, and the table behind it', async () => {
    for (const { name } of Object.values(builtInDashboards)) await choose(page, name);
  });

  await test.step('A press on a week leads to the certificates that expire in it', async () => {
    await choose(page, 'Expiry outlook');
    const figure = await firstFigure(page).textContent();
    await picture(page).locator('[data-to]').first().click();
    await expect(page).toHaveURL(/\/private\/report\?.*expiryDateFrom=/);
    await expect(page.getByText(new RegExp(`^1–\\d+ of ${figure}$`))).toBeVisible();
    await page.goBack();
    await expect(picture(page)).toBeVisible();
  });

  await test.step('The figures of a country, by keyboard, and as a file', async () => {
    await page.goto('/private/analytics?dashboard=builtin-non-conformities&country=826');
    await expect(page.getByRole('table')).toBeVisible();
    const { name: file, bytes } = await downloadDuring(page, () =>
      page.getByRole('button', { name: 'Download CSV' }).press('Enter'),
    );
    expect(file).toMatch(/^non-conformities-\d{4}-\d\d-\d\d\.csv$/);
    expect(bytes.toString()).toContain('"Section","Standard","Minor"');
    await firstFigure(page).press('Enter');
    await expect(page).toHaveURL(/report=NonConformities.*country=826/);
    await expect(page.getByRole('cell').first()).toBeVisible();
  });

  await test.step('On a phone', async () => {
    await page.setViewportSize({ width: 390, height: 2600 });
    await page.goto('/private/analytics?dashboard=builtin-certification-bodies');
    await expect(picture(page).locator('svg')).toBeVisible();
    await expectAccessible(page);
  });
});
