import { expect, type Locator, type Page } from '@playwright/test';

export const bellOf = (page: Page, unread: string): Locator =>
  page.getByRole('button', { name: `Alerts, ${unread}`, exact: true });

/** Waits until the bell counts so many unread alerts. Alerts come with their mail, once Undo is over. */
export const waitForAlerts = (page: Page, unread: string): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(bellOf(page, unread)).toBeVisible({ timeout: 5000 });
  }).toPass();

/** Opens the bell, and the record of an alert in it, by keyboard. */
export const openAlert = async (page: Page, alert: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: /^Alerts, / }).press('Enter');
  const panel = page.getByRole('region', { name: 'Unread alerts', exact: true });
  await panel.getByRole('link', { name: alert }).press('Enter');
};
