import { builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { downloadDuring } from '../pages/downloads.ts';
import { puttingBack } from '../pages/kept-dashboard.ts';
import { chooseRowAction, rowOf } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

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
// One after another, because the second one changes a dashboard that the first one reads.
test.describe.configure({ mode: 'default' });

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
    expect((await firstFigure(page).boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
});

const addDashboard = async (page: Page, reportId: string, roles: readonly string[]): Promise<void> => {
  await page.getByRole('link', { name: 'New dashboard' }).click();
  const field = page.getByRole('textbox', { name: 'Report ID' });
  await field.fill('builtin-nothing');
  await field.press('Enter');
  await expect(page.getByText('Could not find the report')).toBeVisible();
  await field.fill(reportId);
  await field.press('Enter');
  for (const role of roles) {
    await page.getByRole('combobox', { name: 'Roles' }).fill(role);
    await page.getByRole('option', { name: role, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

test('An Admin adds a dashboard for CB BI users, and one of them sees their own figures', async ({ page, browser }) => {
  const reportId = 'builtin-certification-bodies';
  const path = `/private/analytics?dashboard=${reportId}`;
  const unloaded = (of: Page) => of.getByText('Could not load the selected dashboard.');

  await puttingBack(reportId, async (name) => {
    await openAs(page, '{body} Admin', path);
    await expect(page.getByRole('columnheader', { name: 'Rank' })).toBeVisible();
    expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(2);

    await page.getByRole('link', { name: 'Administration' }).click();
    await chooseRowAction(page, name, 'Delete');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
    const reader = await openInOwnBrowser(browser, 'CB BI User', path);
    await expect(unloaded(reader)).toBeVisible();

    await addDashboard(page, reportId, ['CB BI User', 'CB BI User T']);
    await expect(rowOf(page, name)).toContainText('CB BI User, CB BI User T');
    await expectAccessible(page);
    await page.goto(path);
    await expect(unloaded(page)).toBeVisible();

    await reader.reload();
    const row = reader.getByRole('table').getByRole('row').nth(1);
    await expect(row).toContainText('Certa Nordic');
    await expect(reader.getByRole('table').getByRole('row')).toHaveCount(2);
    await expect(reader.getByRole('columnheader', { name: 'Rank' })).toHaveCount(0);
    const audits = await row.getByRole('link').first().textContent();
    await row.getByRole('link').first().click();
    await expect(reader).toHaveURL(/\/private\/audit\?/);
    await expect(reader.getByText(new RegExp(`^1–\\d+ of ${audits}$`))).toBeVisible();
    await reader.context().close();
  });
});
