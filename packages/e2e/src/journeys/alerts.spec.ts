import { expect } from '@playwright/test';
import { bellOf, openAlert, waitForAlerts } from '../pages/bell.ts';
import { fillIn } from '../pages/filled-workbook.ts';
import { auditBegunDaysAgo, downloadBlankWorkbook, uploadReport } from '../pages/upload-report.ts';
import { openAccount, openSites } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

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

  const pages = await openInOwnBrowser(browser, reader, '/private/alerts');
  await expect(pages.getByRole('heading', { level: 1, name: 'Alerts', exact: true })).toBeVisible();
  await waitForAlerts(pages, '1 unread');
  await openAlert(pages, `New report ${name}`);
  await expect(pages.getByRole('heading', { level: 1, name: /^Audit \d+ · / })).toBeVisible();
  await expect(bellOf(pages, 'none unread')).toBeVisible();
});
