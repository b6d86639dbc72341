import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn } from '../pages/filled-workbook.ts';
import { auditBegunDaysAgo, downloadBlankWorkbook, uploadReport } from '../pages/upload-report.ts';
import { openAccount, openSites } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openAs, signIn } from '../people/sign-in.ts';

const bellOf = (page: Page, unread: string): Locator =>
  page.getByRole('button', { name: `Alerts, ${unread}`, exact: true });

test('A site is alerted of a new report by its bell, opens the audit by keyboard, and has read the alert', async ({
  page,
  browser,
}) => {
  const name = 'Alderbrook Creamery';
  const [{ id } = { id: '' }] = await openSites(name);
  const reader = await openAccount({
    email: 'creamery@journeys.example',
    role: 'Site User',
    organisations: [{ type: 'Site', id }],
  });
  await openAs(page, 'CB Full Admin', `/private/audit/create?SiteCode=${id}`);
  await uploadReport(page, await fillIn(await downloadBlankWorkbook(page, 'Food'), auditBegunDaysAgo(20)));
  await expect(page.getByRole('heading', { name: 'The report was uploaded' })).toBeVisible();

  const pages = await (await browser.newContext()).newPage();
  await signIn(pages, reader, '/private/alerts');
  await expect(pages.getByRole('heading', { level: 1, name: 'Alerts', exact: true })).toBeVisible();
  await expect(async () => {
    await pages.reload();
    await expect(bellOf(pages, '1 unread')).toBeVisible({ timeout: 5000 });
  }).toPass();

  await bellOf(pages, '1 unread').press('Enter');
  const panel = pages.getByRole('region', { name: 'Unread alerts', exact: true });
  await panel.getByRole('link', { name: `New report ${name}` }).press('Enter');
  await expect(pages.getByRole('heading', { level: 1, name: /^Audit \d+ · / })).toBeVisible();
  await expect(bellOf(pages, 'none unread')).toBeVisible();
});
