import { type Browser, expect, type Page } from '@playwright/test';
import { suspended } from '../../../server/src/app/demo/auditor-names.ts';
import { expectAccessible } from '../checks/accessible.ts';
import { expectAbove, focusRing } from '../checks/keyboard.ts';
import { downloadDuring } from '../pages/downloads.ts';
import { cellOf, fillIn } from '../pages/filled-workbook.ts';
import { findSite } from '../pages/find-site.ts';
import { chooseAction, chooseRowAction, saveChanges, searchList } from '../pages/lists-and-forms.ts';
import { auditBegunDaysAgo, downloadBlankWorkbook, uploadReport } from '../pages/upload-report.ts';
import { openAccount, openSites } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const dates = auditBegunDaysAgo(20);

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('A certification body uploads the first report of a new site: refused, corrected, confirmed, stored and published', async ({
  page,
  browser,
}) => {
  const name = 'Tidewater Bakehouse';
  await openAs(page, 'CB Full Admin', '/private/site');
  const site = await findSite(page, name);
  await test.step('The upload page offers a workbook with the site filled in', async () => {
    await searchList(page, name);
    await chooseRowAction(page, name, 'Upload report');
    await expect(page.getByText(`${name} · Site ${site.code}`)).toBeVisible();
  });
  const blank = await downloadBlankWorkbook(page, 'Food');

  let corrected = await fillIn(blank, {});
  await test.step('A missing answer is refused with its sheet and cell, and marked in the workbook', async () => {
    const faulty = await fillIn(blank, { ...dates, auditorName: '' });
    const { sheet, cell } = await cellOf(faulty, 'auditorName');
    await uploadReport(page, faulty);
    await expect(page.getByRole('heading', { name: 'File has failed to be uploaded' })).toBeFocused();
    await expect(page.getByText('Check the file for the following issues and try again')).toBeVisible();
    await expect(page.getByRole('group', { name: sheet }).getByText(cell, { exact: true })).toBeVisible();
    const marked = await downloadDuring(page, () =>
      page.getByRole('button', { name: 'Download the workbook with the cells marked', exact: true }).click(),
    );
    expect(marked.name).toBe('report marked.xlsx');
    const auditor = { auditorName: 'Iris Hale', auditorNumber: String(suspended) };
    corrected = await fillIn(marked.bytes, { siteName: `${name} Ltd`, ...auditor });
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
  });

  await test.step('A different site name requires confirmation and is then stored, with a warning of its suspended auditor', async () => {
    await uploadReport(page, corrected);
    const question = page.getByRole('region', { name: 'Confirm this upload: report.xlsx' });
    await expect(question.getByText(`name is "${name} Ltd", the directory has "${name}"`)).toBeVisible();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'The report was uploaded' })).toBeVisible();
    await expect(page.getByText('Iris Hale')).toBeVisible();
    await expect(page.getByText(/this auditor was suspended on/i)).toBeVisible();
  });

  await test.step('The public finds the site and sees that it is certificated today', async () => {
    const buyer = await elsewhere(browser);
    await buyer.goto('/');
    await buyer.getByRole('combobox', { name: /Site name or/ }).fill('tidewater bakehouse');
    await buyer.getByRole('button', { name: 'Search', exact: true }).click();
    await buyer.getByRole('link', { name: `View details of ${name}` }).click();
    await expect(buyer).toHaveURL(`/site/${site.code}`);
    await expect(buyer.getByRole('heading', { level: 1, name: /^Certificated today/ })).toBeVisible();
    await expect(buyer.getByText(dates.expiryDate).first()).toBeVisible();
  });

  await test.step('The company of the site opens the audit and downloads its certificate', async () => {
    const owner = await openAccount({
      email: 'baker@journeys.example',
      role: 'Company BI S User',
      organisations: [{ type: 'Company', id: site.company }],
    });
    const pages = await elsewhere(browser);
    await openAs(pages, owner, '/private/audit');
    await pages.getByRole('link', { name }).click();
    await expect(pages.getByRole('heading', { level: 1, name: /^Audit \d+ · / })).toBeVisible();
    const certificate = await downloadDuring(pages, () => chooseAction(pages, 'Download Certificate'));
    expect(certificate.name).toMatch(/\.pdf$/);
    expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

/** Opens the decision dialog and chooses a decision. */
const decide = async (page: Page, status: string) => {
  await page.getByRole('button', { name: /^Edit Certification status/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change certification status' });
  await dialog.getByRole('combobox', { name: 'Certification status' }).click();
  await page.getByRole('option', { name: status, exact: true }).click();
  return dialog;
};

test('A certification body decides on screen: a site is certificated until a critical is raised', async ({ page }) => {
  const [site] = await openSites('Fernhollow Smokery');

  await test.step('The report is uploaded before the decision', async () => {
    await openAs(page, 'CB Full Admin', `/private/audit/create?SiteCode=${site?.id}`);
    const undecided = { ...dates, decision: 'Pending', grade: '', issueDate: '', expiryDate: '' };
    await uploadReport(page, await fillIn(await downloadBlankWorkbook(page, 'Food'), undecided));
    await page.getByRole('link', { name: 'View audit' }).click();
    await expect(page.getByRole('button', { name: 'Edit Certification status: Pending' })).toBeVisible();
  });

  await test.step('The decision asks for grade and dates, and all are reviewed side by side before saving', async () => {
    const dialog = await decide(page, 'Certificated');
    await dialog.getByRole('combobox', { name: 'Grade' }).click();
    await page.getByRole('option', { name: 'AA', exact: true }).click();
    await dialog.getByLabel(/issue date/).fill(dates.issueDate);
    await dialog.getByLabel(/expiry date/).fill(dates.expiryDate);
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByText('4 changes not saved yet')).toBeVisible();
    // Axe cannot judge text scrolled under the bar.
    await expectAccessible(page, '[aria-label="Changes not saved yet"]');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Not saved yet: /)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await saveChanges(page);
    await expect(page.getByRole('button', { name: 'Edit Certification status: Certificated' })).toBeVisible();
    const certificate = await downloadDuring(page, () => chooseAction(page, 'Download Certificate'));
    expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('A critical non-conformity is raised together with the result of its clause', async () => {
    await page.getByRole('tab', { name: /^Non-conformities/ }).click();
    await page.getByRole('button', { name: /^Edit Non-conformities/ }).click();
    await page.getByRole('button', { name: 'Add row' }).click();
    const row = page.getByRole('dialog', { name: 'Add row' });
    await row.getByLabel(/^Clause/).fill('1.1.2');
    await row.getByRole('combobox', { name: /^Severity/ }).click();
    await page.getByRole('option', { name: 'Critical' }).click();
    await row.getByLabel(/^Details/).fill('Glass in the product.');
    await row.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Result of clause 1.1.2' })).toHaveValue('Critical');
    await page.getByRole('button', { name: 'Keep' }).click();
  });

  await test.step('On a phone the decision clears grade and dates in the same request, and stays above the bar', async () => {
    await page.getByRole('tab', { name: /^Details/ }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    const status = page.getByRole('button', { name: /^Edit Certification status/ });
    // Where the bar will be.
    await status.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 80));
    const dialog = await decide(page, 'Not Certificated');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(status).toBeFocused();
    await expectAbove(status, page.getByText(/^was /).first(), focusRing);
    await expectAbove(status, page.getByRole('region', { name: 'Changes not saved yet' }));
    await saveChanges(page);
    await expect(page.getByRole('button', { name: 'Edit Certification status: Not Certificated' })).toBeVisible();
  });
});
