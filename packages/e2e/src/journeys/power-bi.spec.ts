import { type Browser, expect, type Page } from '@playwright/test';
import { makeDashboard } from '../../../server/src/features/dashboard/dashboard.factory.ts';
import { describeReport, startPowerBi } from '../../../server/src/kernel/testing/power-bi.ts';
import { expectAccessible } from '../checks/accessible.ts';
import { startWith } from '../directory/start-directory.ts';
import { withDatabase } from '../directory/with-database.ts';
import { showReportsOfPowerBi } from '../pages/power-bi-frame.ts';
import { sharedHome } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const report = {
  id: '7c1f2a90-44d5-4b8e-9f63-0a5be81d27c4',
  name: 'Sales of certificates',
  datasetId: '2f0a8d14-9b6c-4e57-8d21-5c3e7f9a0b46',
  roles: ['CB BI User'],
};
const dashboardPath = `/private/analytics?dashboard=${report.id}`;

const addDashboard = () => {
  const { name, webUrl: web_url, embedUrl: embed_url } = describeReport(report);
  const ids = { report_id: report.id, dataset_id: report.datasetId };
  return withDatabase(sharedHome(), ({ writes }) =>
    makeDashboard(writes, { ...ids, name, web_url, embed_url, roles: report.roles }),
  );
};

/** A page of another server of the directory. */
const openPageAt = async (browser: Browser, address: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  return context.newPage();
};

const expectReport = (page: Page) =>
  expect(page.frameLocator('iframe').getByRole('heading', { name: report.name })).toBeVisible();

test('A report of Power BI is a dashboard, also after Power BI was down', async ({ browser }) => {
  let standIn = await startPowerBi([report]);
  await addDashboard();
  const { address, stop } = await startWith(sharedHome(), standIn.variables);
  const page = await openPageAt(browser, address);
  try {
    await showReportsOfPowerBi(page, report.name);

    await test.step('A user of a certification body opens it', async () => {
      await openAs(page, 'CB BI User', '/private');
      await page.goto('/private/dashboard');
      await expect(page).toHaveURL(/\/private\/analytics$/);
      await page.getByRole('combobox', { name: 'Dashboard' }).fill('Sales');
      await page.getByRole('option', { name: report.name }).click();
      await expectReport(page);
      await expectAccessible(page);
    });

    await test.step('While Power BI is down, the built-in dashboards can be read', async () => {
      await standIn.stop();
      await page.reload();
      await expect(page.getByText('Could not load the selected dashboard.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'Dashboard' }).fill('Expiry');
      await page.getByRole('option', { name: 'Expiry outlook' }).click();
      await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    });

    await test.step('Once it is back, so is the report', async () => {
      await page.goto(dashboardPath);
      await expect(page.getByText('Could not load the selected dashboard.')).toBeVisible();
      standIn = await startPowerBi([report], standIn.port);
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expectReport(page);
    });

    await test.step('A Lite user is told that Analytics needs Pro, in place of everything', async () => {
      await openAs(page, 'Company User', dashboardPath);
      await expect(page.getByText('Analytics is available with Directory Pro.')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Dashboard' })).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectAccessible(page);
    });
  } finally {
    await page.context().close();
    await stop();
    await standIn.stop();
  }
});
