import { expect } from '@playwright/test';
import { demoSite } from '../pages/demo-site.ts';
import { test } from '../people/journey.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('A visitor with a phone and without JavaScript searches, reads whether a site is certificated, and learns what needs it', async ({
  page,
  request,
}) => {
  await page.goto(`/site/${await demoSite(request, true)}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Certificated today/ })).toBeVisible();
  await page.goto(`/site/${await demoSite(request, false)}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Not certificated today/ })).toBeVisible();
  await page.goto('/');
  await page
    .getByRole('textbox', { name: /^Site name/ })
    .or(page.getByRole('combobox', { name: /^Site name/ }))
    .fill('bakery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^View details of/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.locator('[aria-current="page"]').filter({ hasText: /^2$/ })).toBeVisible();
  await page.getByLabel('Name Z–A (descending)').check();
  await page.getByRole('button', { name: 'Apply the order' }).click();
  await expect(page).toHaveURL(/searchTerm=bakery&order=desc$/);
  await expect(page.locator('optgroup[label="Food"] option').first()).toBeAttached();
  await page.getByLabel('AA', { exact: true }).check();
  await page.getByRole('listbox', { name: 'More of Country' }).selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Search with these filters' }).click();
  await expect(page).toHaveURL(/searchTerm=bakery&country=\d+&grade=AA&order=desc$/);
  await expect(page.getByLabel('AA', { exact: true })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(/certificate|No result/);
  await page.goto('/?country=abc');
  await expect(page.getByText('Country: Is not one of the choices')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Country' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'How to check a site' })).toBeVisible();
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  const unknown = await page.goto('/site/9999999');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing is published under this code' })).toBeVisible();
  await page.goto('/private');
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible();
});
