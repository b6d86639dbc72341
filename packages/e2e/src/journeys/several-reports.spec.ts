import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { downloadDuring } from '../pages/downloads.ts';
import { type FilledWorkbook, fillIn } from '../pages/filled-workbook.ts';
import { auditBegunDaysAgo, downloadBlankWorkbook } from '../pages/upload-report.ts';
import { openSites } from '../people/accounts.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const wrong = 'Saltmarsh Mill 3.xlsx';

/** A workbook for each of five sites; in one of them the auditor is missing. */
const fiveWorkbooks = async (blank: Uint8Array): Promise<FilledWorkbook[]> => {
  const sites = await openSites(...[1, 2, 3, 4, 5].map((number) => `Saltmarsh Mill ${number}`));
  return Promise.all(
    sites.map(async ({ id, name }) => {
      const keys = { ...auditBegunDaysAgo(20), siteCode: id, siteName: name, exclusion: 'None', grade: 'AA' };
      const auditorName = `${name}.xlsx` === wrong ? '' : 'Iris Hale';
      return { ...(await fillIn(blank, { ...keys, auditorName })), name: `${name}.xlsx` };
    }),
  );
};

// Axe cannot judge text that has scrolled under the bar.
test.use({ viewport: { width: 1360, height: 1600 } });

const endlessAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
  );

const chooseCorrected = async (page: Page, file: FilledWorkbook) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: `Choose corrected file: ${wrong}`, exact: true }).click(),
  ]);
  await chooser.setFiles(file);
};

test('A certification body uploads five workbooks, one of them wrong, and corrects it in the marked file', async ({
  page,
}) => {
  await openAs(page, 'CB Full Admin', '/private/audit/create');
  const workbooks = await fiveWorkbooks(await downloadBlankWorkbook(page, 'Food'));
  const status = page.getByRole('form', { name: 'Upload report' }).getByRole('status');

  await test.step('Four are stored, and one is refused', async () => {
    await page.locator('input[type="file"]').setInputFiles(workbooks);
    await page.getByRole('button', { name: 'Upload 5 reports', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Stop all', exact: true })).toBeVisible();
    expect(await endlessAnimations(page), 'nothing moves for readers who wish so').toBe(0);
    await expect(status).toHaveText('4 stored, 1 refused', { timeout: 60_000 });
    await expectAccessible(page);
  });

  const marked = await test.step('Its row offers the workbook with the wrong cell marked', async () => {
    await page.getByRole('button', { name: `Details of ${wrong}`, exact: true }).click();
    return downloadDuring(page, () =>
      page.getByRole('button', { name: 'Download the workbook with the cells marked', exact: true }).click(),
    );
  });

  await test.step('The marked workbook is filled in and stored in the same row', async () => {
    await chooseCorrected(page, await fillIn(marked.bytes, { auditorName: 'Iris Hale' }));
    await expect(status).toHaveText('5 stored', { timeout: 60_000 });
  });
});
