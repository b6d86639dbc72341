import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { loadedFiles, sumOf } from '../checks/first-load.ts';
import { exportedList } from '../pages/downloads.ts';
import { searchBoxOf, searchList } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

const filtered =
  '/private/audit?standard=4&certificationStatus=Certificated&startDateFrom=2020-01-01&startDateTo=2026-06-30&grade=A';

/** Expects the first private page of a visit to load at most these bytes of compressed scripts, in few files. */
const expectLightStart = async (page: Page, most: number): Promise<void> => {
  const files = await loadedFiles(page, ['js']);
  expect(files.length).toBeGreaterThan(1);
  expect(files.length, page.url()).toBeLessThanOrEqual(35);
  expect(sumOf(files), page.url()).toBeLessThanOrEqual(most);
};

test('A list fits the window, whatever its tool bar contains', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/audit');
  await page.goto(filtered);
  await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  for (const width of [800, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Export List' })).toBeInViewport({ ratio: 1 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
});

const heightsOf = (page: Page): Promise<number[]> =>
  page.locator('tbody tr').evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);

test('A list fits beside the preview of a row', async ({ page }) => {
  await openAs(page, 'Company BI S User', '/private/verify');
  await page.getByRole('row').nth(1).getByRole('link').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  const table = page.getByRole('table');
  const beyond = () =>
    table.evaluate(
      (rows) => rows.getBoundingClientRect().width - Number(rows.parentElement?.getBoundingClientRect().width),
    );
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(beyond, `at ${width} pixels`).toBeLessThan(1);
    await expect.poll(() => heightsOf(page), `at ${width} pixels`).toEqual([44]);
  }
});

test('Rows are equally high, whatever their names, statuses and the width of the window', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/verify?rows=100');
  for (const list of ['verify', 'site', 'audit']) {
    await page.goto(`/private/${list}?rows=100`);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => heightsOf(page), `${list} at ${width} pixels`).toEqual([44]);
    }
  }
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page, 'the next page is read from its first row').toHaveURL(/pageNumber=2/);
  await expect(page.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
});

test('A list prints as a table that fits on A4, without its controls', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/audit');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  expect(await table.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(718);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Grade',
    'Site',
    'Audit ID',
    'Certification status',
    'Expiry date',
  ]);
  await expect(page.getByText('Sorted by Audit start date, descending', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  for (const name of ['Export List', /More actions for/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);

  await test.step('Nor what is selected, focused or open above it', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const filters = page.getByRole('dialog');
    await expect(filters).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(filters).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await filters.getByRole('combobox').first().press('Escape');
    await expect(filters).toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: /^Archive( |$)/ }).click();
    const question = page.getByRole('dialog', { name: /^Archive / });
    await expect(question).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(question).toBeHidden();
    await expect(table).toBeVisible();
    await expect(page.locator('[data-selection-bar]')).toBeHidden();
    const selected = page.locator('tr[data-selected] td').first();
    await expect(selected).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('A user finds an audit by its number and exports only that audit', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/audit');
  const first = page.getByRole('row').nth(1).getByRole('cell', { name: /^\d+$/ });
  const number = (await first.textContent()) ?? '';
  await searchList(page, number);
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  const { bytes } = await exportedList(page);
  const [, ...rows] = bytes.toString().trim().split('\r\n');
  expect(rows.map((row) => row.split(',')[0])).toEqual([`"${number}"`]);
});

test('A user types half a name in the list of audits and chooses a suggested one by keyboard', async ({ page }) => {
  await openAs(page, '{body} Admin', '/private/audit');
  await searchBoxOf(page).pressSequentially('northfie');
  const names = page.getByRole('listbox', { name: 'Suggested names', exact: true });
  await expect(names.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, '[role=listbox]');
  await page.keyboard.press('ArrowDown');
  const name = (await names.getByRole('option', { selected: true }).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(names).toBeHidden();
  await expect(searchBoxOf(page)).toHaveValue(name);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('searchTerm') === name);
  await expect(page.getByRole('row').nth(1)).toContainText(name);
});

test('A certification body arranges its list, works through it by keyboard, and finds it the same way later', async ({
  page,
}) => {
  // High enough for all columns to choose from: axe cannot judge a button scrolled to the edge.
  await page.setViewportSize({ width: 1360, height: 1200 });
  await openAs(page, 'CB Full Admin', '/private/audit');
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(heading('Expiry date')).toBeVisible();
  await expect(heading('Certification body')).toHaveCount(0);

  await page.getByRole('button', { name: 'Columns 7 of 16' }).click();
  await page.getByRole('checkbox', { name: 'Audit owner' }).check();
  await page.getByRole('checkbox', { name: 'Grade' }).uncheck();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(heading('Audit owner')).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('25');
  await expect(page.getByRole('row')).toHaveCount(26);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = page.getByRole('row').nth(2).getByRole('link');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/details/);
  await expect(page.getByRole('main'), 'a new page has the focus').toBeFocused();
  const next = page.getByRole('button', { name: 'Next in the list' });
  await next.focus();
  for (const _step of [1, 2]) {
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('tab').nth(2)).toBeVisible();
    await expect(next).toBeFocused();
  }

  await page.goto('/private/audit');
  await expect(page).toHaveURL(/rows=25/);
  await expect(heading('Audit owner')).toBeVisible();
  await expect(heading('Grade')).toHaveCount(0);
  await expectLightStart(page, 313_000);
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('cell', { name: /^\d{4}-\d\d-\d\d$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/details/);

  await page.reload();
  await expect(page.getByRole('tab').nth(2)).toBeVisible();
  await expectLightStart(page, 345_000);
});
