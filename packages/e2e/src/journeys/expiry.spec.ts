import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { makeAudit } from '../../../server/src/features/audit/audit.factory.ts';
import { issueCertificate } from '../../../server/src/features/certificate/certificate.public.ts';
import { makeSite } from '../../../server/src/features/site/site.factory.ts';
import { addDays, addMonths, clock } from '../../../server/src/kernel/clock/clock.ts';
import { readSettings } from '../../../server/src/kernel/settings/settings.ts';
import { type ClockedDirectory, startDirectoryAt } from '../directory/start-directory.ts';
import { withDatabase } from '../directory/with-database.ts';
import { downloadDuring } from '../pages/downloads.ts';
import { chooseAction } from '../pages/lists-and-forms.ts';
import { openAccount } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { signIn } from '../people/sign-in.ts';

const lastDay = clock.today();
const lastMinute = new Date(`${lastDay}T23:59:00Z`);
const midnight = new Date(`${addDays(lastDay, 1)}T00:00:00Z`);
const issued = addMonths(lastDay, -12);

const siteName = 'Tarn End Bakery';

/** An audit whose certificate is on its last day of validity. */
const createAudit = ({ home }: ClockedDirectory) =>
  withDatabase(home, async ({ writes }) => {
    const site = await makeSite(writes, { name: siteName });
    const audit = await makeAudit(writes, {
      site_id: site.id,
      issue_date: issued,
      expiry_date: lastDay,
      start_date: addDays(issued, -20),
      end_date: addDays(issued, -19),
      validation_date: issued,
    });
    await writes
      .transaction()
      .execute((db) => issueCertificate(db, { auditId: audit.id, today: lastDay, settings: readSettings({}) }));
    return audit;
  });

const storedStatus = ({ home }: ClockedDirectory, id: string) =>
  withDatabase(home, ({ reads }) =>
    reads.selectFrom('audit').select('certification_status as status').where('id', '=', id).executeTakeFirst(),
  );

const phoneAt = async (browser: Browser, baseURL: string, moment: Date): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.clock.setSystemTime(moment);
  return context;
};

const expectStatus = (page: Page, status: string) =>
  expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();

test('On a phone a certificate expires after its last day, for its owner and the public, although no job has run', async ({
  browser,
}) => {
  const directory = await startDirectoryAt(lastMinute);
  const context = await phoneAt(browser, directory.address, lastMinute);
  try {
    const audit = await createAudit(directory);
    const owner = await openAccount(
      {
        email: 'baker@journeys.example',
        role: 'Company BI S User',
        organisations: [{ type: 'Company', id: audit.ownerCompanyId }],
      },
      directory.home,
    );
    const [page, open] = [await context.newPage(), await context.newPage()];

    await test.step('On its last day it is valid', async () => {
      await open.goto(`/site/${audit.siteId}`);
      await expect(open.getByRole('heading', { level: 1, name: /^Certificated today/ })).toBeVisible();
      await open.goto('/?searchTerm=Tarn+End');
      await expect(open.getByText(siteName).first()).toBeVisible();
      await signIn(page, owner, `/private/audit/details/${audit.id}`);
      await expectStatus(page, 'Certificated');
      await expect(page.getByText(/last day today/)).toBeVisible();
      const certificate = await downloadDuring(page, () => chooseAction(page, 'Download Certificate'));
      expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await directory.moveTo(midnight);
    // The browser caches public answers until midnight by the machine's clock, so the public needs a new browser.
    const later = await (await phoneAt(browser, directory.address, midnight)).newPage();
    await context.clock.setSystemTime(midnight);

    await test.step('The day after, its owner looks at the same page again, sees that it has expired, and is refused the certificate with the reason', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expectStatus(page, 'Expired');
      await expect(page.getByRole('term').filter({ hasText: 'Expired on' })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Menu', exact: true }).click();
      const refused = page.getByRole('menuitem', { name: 'Download Certificate Site not certificated' });
      await expect(refused).toHaveAttribute('aria-disabled', 'true');
      await page.goto('/private/audit');
      await expectStatus(page, 'Expired');
    });

    await test.step('The public sees that the site is not certificated today, and no search finds it', async () => {
      await later.goto(`/site/${audit.siteId}`);
      await expect(later.getByRole('heading', { level: 1, name: /^Not certificated today/ })).toBeVisible();
      await later.goto('/?searchTerm=Tarn+End');
      await expect(later.getByText(/^No result has been found that matches your search/)).toBeVisible();
    });
    expect(await storedStatus(directory, audit.id)).toEqual({ status: 'Certificated' });
  } finally {
    await context.close();
    await directory.stop();
  }
});
