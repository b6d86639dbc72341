import { expect, type Page } from '@playwright/test';
import { watchSteadiness } from '../checks/steady.ts';
import { chooseAction } from '../pages/lists-and-forms.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

/** People are listed once they are searched for. */
const lists = ['site', 'company', 'cb', 'user?searchTerm=demo', 'recall'];
const records = [
  // A record that may be edited, and one whose report is stored.
  'audit/details/500003',
  'audit/details/500001',
  'site/details/1000001',
  'company/details/10001',
  'cb/details/1',
];

const open = async (page: Page, path: string): Promise<void> => {
  const before = await page.title();
  await page.evaluate((address) => history.pushState(null, '', address), `/private/${path}`);
  await expect(page).not.toHaveTitle(before);
};

/** The path of the first record of the list that is open. */
const firstOf = async (page: Page, kind: string): Promise<string> => {
  const link = page.getByRole('main').locator(`a[href^="/private/${kind}/details/"]`).first();
  return ((await link.getAttribute('href')) ?? '').replace('/private/', '');
};

test('Lists and records of the standards body stay where they are painted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const expectSteady = await watchSteadiness(page);
  await openAs(page, '{body} Admin', '/private/audit');
  await expectSteady('the list of audits');
  const found: string[] = [];
  for (const list of lists) {
    await open(page, list);
    await expectSteady(`the list ${list}`);
    const [entity = ''] = list.split('?');
    if (entity === 'user' || entity === 'recall') found.push(await firstOf(page, entity));
  }
  for (const record of [...records, ...found]) {
    await open(page, record);
    await expectSteady(record);
  }
});

test('A failure is told without moving the page', async ({ page, context }) => {
  await openAs(page, 'Company BI S User', '/private/audit/details/500001');
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  await context.setOffline(true);
  await chooseAction(page, 'Download as PDF');
  await expect(page.getByText('Your request was unsuccessful due to a network error!')).toBeVisible();
  expect(await title.boundingBox()).toEqual(place);
  await context.setOffline(false);
});

test('Lists and records of a company stay on a phone where they are painted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectSteady = await watchSteadiness(page);
  await openAs(page, 'Company BI S User', '/private/verify');
  await expectSteady('the Certificate Tracker');
  const tracked = await firstOf(page, 'verify');
  const paths = ['alerts', 'audit', 'site', 'user', 'site/details/1000001', 'company/details/10001'];
  for (const path of [...paths, 'audit/details/500001', 'audit/details/500003', tracked]) {
    await open(page, path);
    await expectSteady(path);
  }
});
