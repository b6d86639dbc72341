import { expect, type Page } from '@playwright/test';

interface Wanted {
  to: string;
  /** What its subject says; by default any mail will do. */
  subject?: string;
  /** The address of another server. */
  directory?: string;
}

/** Waits for a matching mail in the demo's outbox and opens the newest one. */
export const openMail = async (page: Page, { to, subject = '', directory = '' }: Wanted): Promise<void> => {
  const mail = page.getByRole('link').filter({ hasText: to }).filter({ hasText: subject }).first();
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
