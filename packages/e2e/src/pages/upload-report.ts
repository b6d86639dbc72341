import type { Page } from '@playwright/test';
import { addDays, clock } from '../../../server/src/kernel/clock/clock.ts';
import { downloadDuring } from './downloads.ts';
import type { FilledWorkbook } from './filled-workbook.ts';

/** Downloads a standard's blank workbook from the upload page. */
export const downloadBlankWorkbook = async (page: Page, standard: string): Promise<Uint8Array> => {
  await page.getByRole('combobox', { name: 'Standard' }).click();
  await page.getByRole('option', { name: new RegExp(`^${standard}, version`) }).click();
  const { bytes } = await downloadDuring(page, () => page.getByRole('button', { name: 'Download workbook' }).click());
  return bytes;
};

/** Chooses a workbook and uploads it. */
export const uploadReport = async (page: Page, workbook: FilledWorkbook): Promise<void> => {
  await page.locator('input[type="file"]').setInputFiles(workbook);
  await page.getByRole('button', { name: 'Upload report' }).click();
};

const daysFromNow = (days: number): string => addDays(clock.today(), days);

/** The dates of an audit that began the given number of days ago and is certificated for a year. */
export const auditBegunDaysAgo = (days: number) => ({
  startDate: daysFromNow(-days),
  endDate: daysFromNow(1 - days),
  issueDate: daysFromNow(15 - days),
  expiryDate: daysFromNow(375 - days),
});
