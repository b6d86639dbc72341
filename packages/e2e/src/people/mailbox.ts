import { expect, type Page } from '@playwright/test';

/** Opens the newest mail to an address in the demo's outbox, waiting until it is written. */
export const openNewestMail = async (page: Page, to: string): Promise<void> => {
  const mail = page.getByRole('link').filter({ hasText: to }).first();
  await expect(async () => {
    await page.goto('/outbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
};

/** Follows the link about a password in the mail that is open. */
export const followLink = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page
    .frameLocator('iframe[title="The mail"]')
    .getByRole('link', { name: /password/i })
    .first()
    .click();
  return opened;
};
