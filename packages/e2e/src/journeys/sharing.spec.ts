import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { tabTo } from '../checks/keyboard.ts';
import { openAccount } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openMail } from '../people/mailbox.ts';
import { openAs, openInOwnBrowser } from '../people/sign-in.ts';

/** The demo's first Pro company with its second site, and a company that shares nothing with it. */
const site = '1000002';
const buyer = { id: '10009', email: 'buyer@journeys.example' };

const toggleFor = (page: Page, name: string) => page.getByRole('switch', { name: `Share with ${name}` });

const nameOfCompany = async (page: Page): Promise<string> => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
};

test('A Pro company shares a site by keyboard: the target is notified, reads its audit, and loses it at once', async ({
  page,
  browser,
}) => {
  const account = await openAccount({
    email: buyer.email,
    role: 'Company BI S User',
    organisations: [{ type: 'Company', id: buyer.id }],
  });
  const target = await openInOwnBrowser(browser, account, `/private/company/details/${buyer.id}`);
  const name = await nameOfCompany(target);
  await target.goto(`/private/site/details/${site}`);
  await expect(target.getByText('Could not get the selected resource')).toBeVisible();

  await test.step('The owner finds the target and turns the share on', async () => {
    await openAs(page, 'Company BI S User', `/private/site/details/${site}/share`);
    await tabTo(page, page.getByRole('searchbox', { name: 'Find an organisation' }));
    await page.keyboard.type(buyer.id);
    await tabTo(page, toggleFor(page, name));
    await page.keyboard.press('Space');
    await expect(page.getByText(`Shared with ${name}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The target opens the site and one of its audits, and is notified by mail', async () => {
    await target.reload();
    await expect(target.getByText('Shared with your organisation')).toBeVisible();
    await target.getByRole('tab', { name: 'Audits' }).click();
    await target.getByRole('tabpanel').getByRole('link').first().click();
    await expect(target).toHaveURL(/\/private\/audit\/details\/\d+/);
    await expect(target.getByRole('heading', { level: 1 })).toBeVisible();
    await openMail(page, { to: buyer.email, subject: `was shared with ${name}` });
    await expect(page.getByRole('heading', { level: 1, name: `was shared with ${name}` })).toBeVisible();
  });

  await test.step('The owner turns the share off, back on by Undo, and off again; the target no longer sees audit or site', async () => {
    await page.goto(`/private/site/details/${site}/share`);
    await page.getByRole('tab', { name: 'Share', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await tabTo(page, toggleFor(page, name));
    for (const key of ['Space', 'Control+z', 'Space']) {
      await page.keyboard.press(key);
      await expect(toggleFor(page, name)).toBeChecked({ checked: key === 'Control+z' });
      await expect(toggleFor(page, name)).toBeFocused();
    }
    await expect(page.getByText(`No longer sharing with ${name}`)).toBeVisible();
    await expectAccessible(page);
    await target.reload();
    await expect(target.getByText('Could not get the selected resource')).toBeVisible();
  });

  await test.step('The owner chooses what the Certificate Tracker shows of the site', async () => {
    await page.getByRole('tab', { name: 'Verify Access' }).click();
    await page.getByRole('radio', { name: 'Certificate data and PDF' }).check();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Certificate data and PDF' })).toBeChecked();
  });
});
