import { type Browser, expect, type Page } from '@playwright/test';
import { savedBy } from '../pages/downloads.ts';
import { fillIn, placeOf } from '../pages/filled-workbook.ts';
import { findSite } from '../pages/find-site.ts';
import { chooseFromMenu, chooseRowAction, searchList } from '../pages/lists-and-forms.ts';
import { downloadBlankWorkbook, uploadReport, visitDaysAgo } from '../pages/upload-report.ts';
import { openAccount } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { arriveAs, signIn } from '../people/sign-in.ts';

const dates = visitDaysAgo(20);

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('A certification body uploads the first report of a newly registered site: refused, mended, asked about, stored, and everybody sees it', async ({
  page,
  browser,
}) => {
  const name = 'Tidewater Bakehouse';
  await arriveAs(page, 'CB Full Admin', '/private/site');
  const site = await findSite(page, name);
  await test.step('The upload offers the workbook with the site filled in', async () => {
    await searchList(page, name);
    await chooseRowAction(page, name, 'Upload report');
    await expect(page.getByText(`${name} · Site ${site.code}`)).toBeVisible();
  });
  const blank = await downloadBlankWorkbook(page, 'Food');

  await test.step('A missing answer is refused with its sheet and cell', async () => {
    const faulty = await fillIn(blank, { ...dates, auditorName: '' });
    const { sheet, cell } = await placeOf(faulty, 'auditorName');
    await uploadReport(page, faulty);
    await expect(page.getByRole('heading', { name: 'File has failed to be uploaded' })).toBeFocused();
    await expect(page.getByText('Check the file for the following issues and try again')).toBeVisible();
    await expect(page.getByRole('region', { name: sheet }).getByText(cell, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('Another name of the site is asked about, and stored once confirmed', async () => {
    await uploadReport(page, await fillIn(blank, { ...dates, siteName: `${name} Ltd`, auditorName: 'Iris Hale' }));
    const question = page.getByRole('dialog', { name: 'Confirm this upload' });
    await expect(question.getByText(`name is "${name} Ltd", the directory has "${name}"`)).toBeVisible();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'The report was uploaded' })).toBeVisible();
    await expect(page.getByText('Iris Hale')).toBeVisible();
  });

  await test.step('The public finds the site and reads that it is certificated today', async () => {
    const buyer = await elsewhere(browser);
    await buyer.goto('/');
    await buyer.getByRole('textbox', { name: /Site name or/ }).fill('tidewater bakehouse');
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
    await signIn(pages, owner, '/private/audit');
    await pages.getByRole('link', { name }).click();
    await expect(pages.getByRole('heading', { level: 1, name })).toBeVisible();
    const certificate = await savedBy(pages, () => chooseFromMenu(pages, 'Download Certificate'));
    expect(certificate.name).toMatch(/\.pdf$/);
    expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
