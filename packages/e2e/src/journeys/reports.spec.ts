import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { downloadDuring } from '../pages/downloads.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Asks for a long export, of which the demo has no report that is long enough to be offered one. */
const startLongExport = (page: Page, reportUrl: string) =>
  page.evaluate(async (url) => {
    const user = Object.values(sessionStorage).find((value) => value.includes('access_token'));
    const authorization = `Bearer ${JSON.parse(user ?? '{}').access_token}`;
    return (await fetch(url, { method: 'POST', headers: { authorization } })).status;
  }, `/report/api/Export/${reportUrl}`);

// Axe cannot judge text that has scrolled under a bar.
test.use({ viewport: { width: 1360, height: 2600 } });

test('Reports are run by those whom they concern', async ({ page }) => {
  await test.step('A certification body sees how late its reports were', async () => {
    await openAs(page, 'CB Full Admin', '/private/report');
    await page.getByRole('combobox', { name: 'Report', exact: true }).fill('Submission');
    await page.getByRole('option', { name: 'Submission Date', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Days late' })).toBeVisible();
    await expect(page.getByRole('cell').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('It sees how it complied in each month', async () => {
    await page.goto('/private/report?report=Compliance');
    await expect(page.getByRole('columnheader', { name: 'Late uploads' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Overdue audits' })).toBeVisible();
    await expect(page.getByRole('cell', { name: dayBefore(0).slice(0, 7), exact: true })).toBeVisible();
  });

  await test.step('The standards body exports the status of the audits of an invoice period', async () => {
    const [from, to] = [dayBefore(60), dayBefore(30)];
    await openAs(page, '{body} Admin', `/private/IFSAudit?submissionDateFrom=${from}&submissionDateTo=${to}`);
    await expect(page.getByText(`Invoice Period from ${from}`)).toBeVisible();
    await expect(page.getByRole('cell').first()).toBeVisible();
    const { name: file, bytes } = await downloadDuring(page, () =>
      page.getByRole('button', { name: 'Export', exact: true }).press('Enter'),
    );
    await expect(page.getByRole('status').filter({ hasText: file })).toHaveText(/: \d+ rows, /);
    await expectAccessible(page);
    const [, ...rows] = bytes.toString().trimEnd().split('\r\n');
    const days = rows.map((row) => /"(\d{4}-\d\d-\d\d)"/.exec(row)?.[1] ?? '');
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((day) => day >= from && day <= to)).toBe(true);
  });

  await test.step('A long export is announced in the bell, and fetched where reports are', async () => {
    expect(await startLongExport(page, 'AuditHistoryXlsx')).toBe(200);
    await page.goto('/private/alerts');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: /Audit History \(XLSX\)/ }).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page
      .getByRole('link', { name: /Audit History \(XLSX\)/ })
      .first()
      .click();
    await expect(page.getByText(/^Ready, /)).toBeVisible();
    await expectAccessible(page);
    const download = page.getByRole('button', { name: 'Download Audit History (XLSX)' });
    const { name } = await downloadDuring(page, () => download.click());
    expect(name).toMatch(/^AuditHistory-\d{8}-\d{6}\.xlsx$/);
    await page.getByRole('button', { name: 'Remove Audit History (XLSX)' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(page.getByText('Your exports')).toHaveCount(0);
  });

  await test.step('A Lite user is offered no report of what an auditor answered', async () => {
    await openAs(page, 'Company User', '/private/report');
    await page.getByRole('combobox', { name: 'Report', exact: true }).click();
    const offered = await page.getByRole('option').allTextContents();
    expect(offered).toContain('Certification Status');
    for (const answered of ['Non Conformities', 'Audit duration', 'Agents and brokers', 'ETRS', 'Gluten Free'])
      expect(offered).not.toContain(answered);
  });
});
