import { expect } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { demoSite } from '../pages/demo-site.ts';
import { test } from '../people/journey.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('A visitor with a phone and without JavaScript searches for a site and reads whether it is certificated', async ({
  page,
  request,
}) => {
  const code = await demoSite(request, true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Is this site certificated today?' })).toBeVisible();
  await page.getByRole('combobox').fill(code);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page
    .getByRole('link', { name: /^View details of/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Certificated today/ })).toBeVisible();
  await expect(page.getByText(`Site ${code}`)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Valid to' })).toBeVisible();
  await expectAccessible(page);
});

test('A visitor without JavaScript reads that a site is not certificated, or that nothing is published', async ({
  page,
  request,
}) => {
  await page.goto(`/site/${await demoSite(request, false)}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Not certificated today/ })).toBeVisible();
  const unknown = await page.goto('/site/9999999');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing is published under this code' })).toBeVisible();
});
