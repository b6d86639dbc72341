import { expect, type Page } from '@playwright/test';
import { makeAudit, makeReport } from '../../../server/src/features/audit/audit.factory.ts';
import { makeApprovedBody } from '../../../server/src/features/certification-body/certification-body.factory.ts';
import { makeCompany } from '../../../server/src/features/company/company.factory.ts';
import { makeSite } from '../../../server/src/features/site/site.factory.ts';
import { addDays, clock } from '../../../server/src/kernel/clock/clock.ts';
import { expectAccessible } from '../checks/accessible.ts';
import { tabTo } from '../checks/keyboard.ts';
import { withDatabase } from '../directory/with-database.ts';
import { bellOf, openAlert, waitForAlerts } from '../pages/bell.ts';
import { fillIn } from '../pages/filled-workbook.ts';
import { rowOf } from '../pages/lists-and-forms.ts';
import { auditBegunDaysAgo, downloadBlankWorkbook, uploadReport } from '../pages/upload-report.ts';
import { openAccount, sharedHome } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openMail } from '../people/mailbox.ts';
import { type Credentials, openAs, openInOwnBrowser } from '../people/sign-in.ts';

const tracker = '/private/verify?searchTerm=Larkfield';
const nameOf = (number: number) => `Larkfield Mill ${String(number).padStart(2, '0')}`;
const suspended = nameOf(3);

interface Larkfield {
  buyer: Credentials;
  body: Credentials;
  site: string;
  audit: string;
}

/** Eleven certificated sites, and a company that may keep ten favourites. */
const openLarkfield = async (): Promise<Larkfield> => {
  const made = await withDatabase(sharedHome(), async ({ writes }) => {
    const body = await makeApprovedBody(writes);
    const buyer = await makeCompany(writes, { name: 'Hartwell Stores', favourite_limit: 10 });
    const records: { site: string; audit: string }[] = [];
    for (let number = 1; number <= 11; number += 1) {
      const name = nameOf(number);
      const site = await makeSite(writes, { name });
      const values = { site_name: name, certification_body_id: body.id, expiry_date: addDays(clock.today(), 200) };
      const audit = await makeAudit(writes, { site_id: site.id, ...values });
      await makeReport(writes, audit.id);
      records.push({ site: site.id, audit: audit.id });
    }
    return { body: body.id, buyer: buyer.id, ...(records[2] ?? { site: '', audit: '' }) };
  });
  const { site, audit } = made;
  const buyer = await openAccount({
    email: 'stores@journeys.example',
    role: 'Company BI S User',
    organisations: [{ type: 'Company', id: made.buyer }],
  });
  const body = await openAccount({
    email: 'larkfield@journeys.example',
    role: 'CB Full Admin',
    organisations: [{ type: 'CertificationBody', id: made.body }],
  });
  return { buyer, body, site, audit };
};

const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Favourite: ${name}`, exact: true });
const countIn = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** By keyboard alone. */
const suspend = async (page: Page, reason: string): Promise<void> => {
  await tabTo(page, page.getByRole('button', { name: 'Edit Certification status: Certificated', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change certification status' });
  const status = dialog.getByRole('combobox', { name: 'Certification status' });
  await tabTo(page, status);
  await page.keyboard.type('Sus');
  await page.keyboard.press('Enter');
  await expect(status).toHaveValue('Suspended');
  await tabTo(page, dialog.getByRole('textbox', { name: /^Reason/ }));
  await page.keyboard.type(reason);
  await tabTo(page, dialog.getByRole('button', { name: 'Keep', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Review and save' }));
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Review your changes' });
  await expect(review.locator('[data-autofocus]')).toBeFocused();
  const save = review.getByRole('button', { name: 'Save', exact: true });
  await tabTo(page, save);
  await expect(save).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(review).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Certification status: Suspended', exact: true })).toBeVisible();
};

test('A buyer stars ten certificates, learns that one is suspended, and keeps its star when it is renewed', async ({
  page,
  browser,
}) => {
  test.slow();
  const { buyer, body, site, audit } = await openLarkfield();

  await test.step('The buyer stars the ten on the first page at once', async () => {
    await openAs(page, buyer, tracker);
    await expect(page.getByText('1–10 of 11', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select the rows of this page' }).check();
    const selected = page.getByRole('group', { name: 'Selected rows' });
    await selected.getByRole('button', { name: 'Add to favourites', exact: true }).click();
    await expect(page.getByText('10 added to favourites', { exact: true })).toBeVisible();
    await expect(countIn(page, '10 of 10 favourites')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The eleventh meets the limit, and its star reverts', async () => {
    await page.goto(`${tracker}&pageNumber=2`);
    await starOf(page, nameOf(11)).click();
    const refusal = page.getByRole('dialog', { name: 'Favourites limit reached.' });
    await expect(refusal).toContainText('select "Favourites Extension request" from the "Assistance" option');
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Enter');
    await expect(refusal).toBeHidden();
    await expect(starOf(page, nameOf(11))).toHaveAttribute('aria-pressed', 'false');
  });

  const pages = await openInOwnBrowser(browser, body, `/private/audit/details/${audit}`);
  await test.step('The certification body suspends one', () => suspend(pages, 'Glass in the product.'));

  await test.step('Mail says to the buyer what changed, but not why', async () => {
    const inbox = await (await browser.newContext()).newPage();
    await openMail(inbox, { to: buyer.email, subject: 'suspended' });
    await expect(
      inbox.getByRole('heading', { level: 1, name: `${suspended}, audit ${audit}: suspended` }),
    ).toBeVisible();
    const mail = inbox.frameLocator('iframe[title="The mail"]');
    await expect(
      mail.getByText('You receive this because this certificate is a favourite of Hartwell Stores.'),
    ).toBeVisible();
    await expect(mail.getByText('Glass in the product.')).toHaveCount(0);
  });

  await test.step('The bell leads the buyer to the certificate', async () => {
    await waitForAlerts(page, '1 unread');
    await openAlert(page, `Certification suspended ${suspended}`);
    await expect(page.getByRole('heading', { level: 1, name: suspended, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Suspended', { exact: true }).first()).toBeVisible();
    await expect(bellOf(page, 'none unread')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The favourites are counted by their state', async () => {
    await page.goto('/private/verify');
    await countIn(page, '1 Suspended or withdrawn').click();
    await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
    await expect(rowOf(page, suspended)).toContainText('Suspended');
  });

  await test.step('The certification body uploads the report of the next audit', async () => {
    await pages.goto(`/private/audit/create?SiteCode=${site}`);
    await uploadReport(pages, await fillIn(await downloadBlankWorkbook(pages, 'Food'), auditBegunDaysAgo(20)));
    await expect(pages.getByRole('heading', { name: 'The report was uploaded' })).toBeVisible();
  });

  await test.step('The star has followed the site to its new certificate', async () => {
    await waitForAlerts(page, '1 unread');
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: 'Favourites', exact: true })
      .click();
    await expect(page.getByText('1–10 of 10', { exact: true })).toBeVisible();
    await expect(rowOf(page, suspended)).toContainText('Certificated');
    await expect(starOf(page, suspended)).toHaveAttribute('aria-pressed', 'true');
    await openAlert(page, `New report ${suspended}`);
    await expect(page.getByRole('heading', { level: 1, name: suspended, exact: true })).toBeVisible();
    expect(page.url()).not.toContain(audit);
  });
});
