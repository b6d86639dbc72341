import { expect, type Page } from '@playwright/test';
import { downloadDuring } from '../pages/downloads.ts';
import { fillIn } from '../pages/filled-workbook.ts';
import { findSite } from '../pages/find-site.ts';
import { chooseAction, chooseEntry, saveChanges } from '../pages/lists-and-forms.ts';
import { auditBegunDaysAgo, downloadBlankWorkbook, uploadReport } from '../pages/upload-report.ts';
import { openAccount } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

const name = 'Quillstone Creamery';
const certificationBody = 'Certa Nordic';

const openTab = (page: Page, tab: string | RegExp) => page.getByRole('tab', { name: tab }).click();

test("A company's own report is held, validated, corrected, gets a document, and is closed by the next one", async ({
  page,
  browser,
}) => {
  await openAs(page, 'CB Full Admin', '/private/site');
  const site = await findSite(page, name);
  const owner = await openAccount({
    email: 'dairy@journeys.example',
    role: 'Company BI S User',
    organisations: [{ type: 'Company', id: site.company }],
  });
  const upload = `/private/audit/create?SiteCode=${site.code}`;
  const own = await openInOwnBrowser(browser, owner, upload);

  const audit = await test.step('The company uploads its report, which waits for the certification body', async () => {
    await chooseEntry(own, 'Certification body', certificationBody);
    const blank = await downloadBlankWorkbook(own, 'Food');
    await uploadReport(own, await fillIn(blank, { ...auditBegunDaysAgo(40), exclusion: 'None', grade: 'AA' }));
    await expect(own.getByRole('heading', { name: 'The report was uploaded' })).toBeVisible();
    await expect(own.getByText(/The record is Holding/)).toBeVisible();
    const link = own.getByRole('link', { name: 'View audit' });
    return (await link.getAttribute('href')) ?? '';
  });

  await test.step('The certification body validates it', async () => {
    await page.goto(audit);
    await chooseAction(page, 'Validate Audit');
    await page.getByRole('dialog').getByRole('button', { name: 'Validate audit' }).click();
    await expect(page.getByText('Current', { exact: true }).first()).toBeVisible();
  });

  await test.step('The certification body corrects the grade, as soon as its connection is back', async () => {
    await openTab(page, 'Audit summary');
    const grade = page.getByRole('button', { name: 'Edit Grade: AA', exact: true });
    await page.context().setOffline(true);
    await grade.click();
    await expect(page.getByText('Could not load the editor. Try again, or reload the page.')).toBeVisible();
    await page.context().setOffline(false);
    await grade.click();
    await page.getByRole('option', { name: 'A', exact: true }).click();
    await saveChanges(page);
    await expect(page.getByRole('button', { name: 'Edit Grade: A', exact: true })).toBeVisible();
  });

  await test.step('The certification body adds a document', async () => {
    await openTab(page, /^Audit Documents/);
    await page.getByRole('link', { name: 'Upload document' }).click();
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Scope extension' }).click();
    const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    await page.locator('input[type="file"]').setInputFiles({ name: 'Cheese.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: /^Upload/ }).click();
    // The page returns to the documents without a click.
    await expect(page.getByRole('button', { name: 'Download Cheese.pdf' })).toBeVisible();
  });

  await test.step('The company reads everything and downloads certificate and logos', async () => {
    await own.goto(audit);
    await openTab(own, 'Scope');
    await openTab(own, /^Audit Documents/);
    await expect(own.getByText('Cheese.pdf')).toBeVisible();
    const certificate = await downloadDuring(own, () => chooseAction(own, 'Download Certificate'));
    expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const logos = await downloadDuring(own, () => chooseAction(own, 'Download Logos'));
    expect(logos.name).toMatch(/\.zip$/);
    expect(logos.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('The report of the next audit closes the first', async () => {
    await page.goto(upload);
    const blank = await downloadBlankWorkbook(page, 'Food');
    await uploadReport(page, await fillIn(blank, { ...auditBegunDaysAgo(20), exclusion: 'None', grade: 'AA' }));
    await expect(page.getByRole('heading', { name: 'The report was uploaded' })).toBeVisible();
    await own.goto(audit);
    await expect(own.getByText('Closed', { exact: true }).first()).toBeVisible();
    await expect(own.getByText('Expired Renewed', { exact: true }).first()).toBeVisible();
    await openTab(own, 'Audit history');
    await expect(own.getByRole('tabpanel').getByRole('row')).toHaveCount(3);
  });
});
