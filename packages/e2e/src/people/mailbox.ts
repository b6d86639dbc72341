import { expect, type Page } from '@playwright/test';

/** Waits for mail to an address in the demo's outbox, and opens the newest; `directory` is another server's address. */
export const openNewestMail = async (page: Page, to: string, directory = ''): Promise<void> => {
  const mail = page.getByRole('link').filter({ hasText: to }).first();
  await expect(async () => {
    await page.goto(`${directory}/outbox`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
};

/** Follows the password link in the open mail. */
export const followLink = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page
    .frameLocator('iframe[title="The mail"]')
    .getByRole('link', { name: /password/i })
    .first()
    .click();
  return opened;
};
