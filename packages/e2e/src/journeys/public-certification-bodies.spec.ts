import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { expectVisibleFocus, tabTo } from '../checks/keyboard.ts';
import { startWith } from '../directory/start-directory.ts';
import { test } from '../people/journey.ts';

/** Filters by stars and standard, and opens the office of the first certification body found. */
const findAndOpen = async (page: Page): Promise<void> => {
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Packaging Materials', exact: true }).check();
  await filters.getByRole('checkbox', { name: '5 stars', exact: true }).check();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('img', { name: '5 of 5 stars', exact: true })).toBeVisible();
  await expect(first).toContainText('Packaging Materials');
  await expect(page).toHaveURL(/rating=5/);
  await expectAccessible(page);
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link', { name: `View details of ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible();
  await expectAccessible(page);
};

test('A producer finds a certification body by stars and standard, opens its office, and comes back to the results', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Is this site certificated today?' })).toBeVisible();
  await page.getByRole('link', { name: 'Certification bodies', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How to find a certification body' })).toBeVisible();
  await expectAccessible(page);
  await findAndOpen(page);
  await page.getByRole('link', { name: 'Back to the results', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: '5 stars', exact: true })).toBeChecked();
  await page.getByRole('link', { name: 'Certificated sites', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How to check a site' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('A producer with a phone and a keyboard unfolds the menu, reads a page, and finds a certification body by its town', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await tabTo(page, page.locator('summary'));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  // Only the header: axe cannot judge text below the unfolded links.
  await expectAccessible(page, 'header');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'About', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'About the Directory' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/?tab=certification-bodies');
  await tabTo(page, page.getByRole('combobox', { name: 'Name or town of a certification body' }));
  await page.keyboard.type('certifica');
  await page.keyboard.press('Enter');
  const details = page.getByRole('link', { name: /^View details of/ }).first();
  await expect(details).toBeVisible();
  await tabTo(page, details);
  await expectVisibleFocus(page);
});

test('Everyone can read the contact procedures and the training courses', async ({ page }) => {
  for (const [path, title] of [
    ['/contact', 'Contact'],
    ['/training-courses', 'Training courses'],
    ['/terms', 'Terms of use'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
});

test('With the newer presentation a visitor searches certification bodies alone, and a site code leads to the answer', async ({
  page,
}) => {
  const { address, stop } = await startWith(process.env.DIRECTORY_HOME ?? '', { FLAG_MEGATRON: 'true' });
  try {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Who may certificate your site?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Certificated sites', exact: true })).toHaveCount(0);
    const banner = page.getByRole('main');
    await expect(banner.getByRole('link', { name: 'Create a free account', exact: true })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Log in to Directory', exact: true })).toBeVisible();
    await expectAccessible(page);
    const search = await page.request.get(`${address}/PublicDirectory/api/PublicDirectory/site?country=826`);
    expect(search.status()).toBe(404);
    await findAndOpen(page);
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Name or town of a certification body' }).fill('9999999');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is published under this code' })).toBeVisible();
    await expect(page).toHaveURL(`${address}/site/9999999`);
  } finally {
    await stop();
  }
});
