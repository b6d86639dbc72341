import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export interface SavedFile {
  name: string;
  bytes: Buffer;
}

/** The file that the browser saves during an action. */
export const downloadDuring = async (page: Page, action: () => Promise<unknown>): Promise<SavedFile> => {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

/** The CSV export of the list on the page. */
export const exportedList = async (page: Page): Promise<SavedFile> =>
  downloadDuring(page, async () => {
    await page.getByRole('button', { name: 'Export List' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
  });
