import { expect } from '@playwright/test';
import { makeAudit, makeReport } from '../../../server/src/features/audit/audit.factory.ts';
import { makeCompany } from '../../../server/src/features/company/company.factory.ts';
import { makeSite } from '../../../server/src/features/site/site.factory.ts';
import { openWorkbook } from '../../../server/src/kernel/workbooks/open-workbook.ts';
import { expectAccessible } from '../checks/accessible.ts';
import { withDatabase } from '../directory/with-database.ts';
import { openAlert, waitForAlerts } from '../pages/bell.ts';
import { downloadDuring } from '../pages/downloads.ts';
import { chooseAction, rowOf } from '../pages/lists-and-forms.ts';
import { openAccount, sharedHome } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openMail } from '../people/mailbox.ts';
import { type Credentials, openAs, openInOwnBrowser } from '../people/sign-in.ts';

const finding = 'A seal of the retort was worn.';

interface HarrowVale {
  audit: string;
  siteName: string;
  /** The company that sees the certificate alone, and somebody of it. */
  askers: string;
  asker: Credentials;
  owner: Credentials;
}

/** A certificate with its report, its owner, and a company to ask for it; others for each attempt, as requests stay. */
const openHarrowVale = async (attempt: number): Promise<HarrowVale> => {
  const [siteName, askers] = [`Harrow Vale Cannery ${attempt}`, `Ashby Delicatessens ${attempt}`];
  const { audit, buyer } = await withDatabase(sharedHome(), async ({ writes }) => {
    const site = await makeSite(writes, { name: siteName });
    const made = await makeAudit(writes, { site_id: site.id, site_name: siteName });
    await makeReport(writes, made.id, {
      answers: {
        NON_CONFORMITIES: [
          { NC_CLAUSE: '4.11.1', NC_SEVERITY: 'Minor', NC_DETAIL: finding, NC_CLOSED_ON: '2026-03-02' },
          { NC_CLAUSE: '3.9', NC_SEVERITY: 'Major', NC_DETAIL: '=1+1 was the answer to every question.' },
        ],
      },
    });
    return { audit: made, buyer: await makeCompany(writes, { name: askers }) };
  });
  const asker = await openAccount({
    email: `asker-${attempt}@journeys.example`,
    role: 'Company BI S User',
    organisations: [{ type: 'Company', id: buyer.id }],
  });
  const owner = await openAccount({
    email: `cannery-${attempt}@journeys.example`,
    role: 'Company BI S User',
    organisations: [{ type: 'Company', id: audit.ownerCompanyId }],
  });
  return { audit: audit.id, siteName, askers, asker, owner };
};

test('A buyer asks for a report, and reads it once its owner has shared it', async ({ page, browser }, { retry }) => {
  test.slow();
  const { audit, siteName, askers, asker, owner } = await openHarrowVale(retry + 1);
  const requested = page.getByText('Your organisation has already requested access to this report', { exact: true });

  await test.step('The buyer asks once', async () => {
    await openAs(page, asker, `/private/verify/details/${audit}`);
    await chooseAction(page, 'Request Report Access');
    const question = page.getByRole('dialog', { name: `Request the Food report of ${siteName}?`, exact: true });
    await expect(question.getByText(asker.email)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Send request', exact: true }).click();
    await expect(page.getByText('Your request for report access has been sent', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(requested).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('Mail says to the owner who asks', async () => {
    const inbox = await (await browser.newContext()).newPage();
    const subject = `${siteName}, audit ${audit}: ${askers} asks for its report`;
    await openMail(inbox, { to: owner.email, subject });
    await expect(inbox.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(inbox.frameLocator('iframe[title="The mail"]').getByText(asker.email)).toBeVisible();
  });

  await test.step('The bell leads the owner to sharing with them', async () => {
    const pages = await openInOwnBrowser(browser, owner, '/private/alerts');
    await waitForAlerts(pages, '1 unread');
    await openAlert(pages, `Report access requested ${siteName}`);
    await expect(pages.getByRole('switch', { name: /^Share with / })).toHaveCount(1);
    await expect(pages.getByRole('switch', { name: `Share with ${askers}` })).toBeVisible();
    await pages.context().close();
  });

  await test.step('So do the audits that wait for the owner, each of which names who asks', async () => {
    const pages = await openInOwnBrowser(browser, owner, '/private/audit');
    await pages.getByRole('link', { name: /^1 Report access requested/ }).click();
    await expect(rowOf(pages, siteName)).toContainText(`requested by ${askers}`);
    await rowOf(pages, siteName).getByRole('link').click();
    await expect(pages.getByRole('heading', { name: 'Report access requested', exact: true })).toBeVisible();
    await expectAccessible(pages);
    await pages.getByRole('link', { name: `Answer ${askers} about audit ${audit}`, exact: true }).click();
    await pages.getByRole('switch', { name: `Share with ${askers}` }).press('Space');
    await expect(pages.getByText(`Shared with ${askers}`, { exact: true })).toBeVisible();
    await expectAccessible(pages);
    await pages.getByRole('link', { name: `Audit ${audit} · Food`, exact: true }).click();
    await expect(pages.getByRole('link', { name: `shared with ${askers}`, exact: true })).toBeVisible();
    await expect(pages.getByRole('heading', { name: 'Report access requested', exact: true })).toHaveCount(0);
  });

  await test.step('The buyer is notified, and reads the report', async () => {
    // Away from the record, because reading it would mark its alert as read.
    await page.goto('/private/alerts');
    await waitForAlerts(page, '1 unread');
    await openAlert(page, new RegExp(`^Sharing granted .*${siteName}`));
    await expect(page.getByRole('heading', { level: 1, name: `Audit ${audit} · Food`, exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Non-conformities/ })).toBeVisible();
    await page.goto(`/private/verify/details/${audit}`);
    await expect(page.getByText('The whole record', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^Request Report Access/ })).toHaveCount(0);
  });

  await test.step('The buyer previews its non-conformities and exports them', async () => {
    await page.goto('/private/report');
    await page.getByRole('combobox', { name: 'Report', exact: true }).fill('Non');
    await page.getByRole('option', { name: 'Non Conformities', exact: true }).click();
    await expect(page.getByRole('cell', { name: finding })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('columnheader', { name: /Severity/ })
      .getByRole('button')
      .first()
      .click();
    await expect(page).toHaveURL(/sortBy=severity/);
    const { name, bytes } = await downloadDuring(page, () => page.getByRole('button', { name: 'Export XLSX' }).click());
    expect(name).toMatch(/^NonConformities-\d{8}-\d{6}\.xlsx$/);
    const { sheets } = await openWorkbook(bytes);
    const [facts, rows] = sheets.map((sheet) =>
      sheet.rows.map(({ cells }) => [...cells.values()].map(({ value }) => value)),
    );
    expect(facts?.flat()).toContain('Record status');
    expect(
      rows?.slice(1).map((row) => row.filter((value) => /^(Minor|Major|\d+(\.\d+)+)$/.test(String(value)))),
    ).toEqual([
      ['3.9', 'Major'],
      ['4.11.1', 'Minor'],
    ]);
  });
});
