import { expect } from '@playwright/test';
import { test } from '../people/journey.ts';
import { arriveAs } from '../people/sign-in.ts';

const filtered =
  '/private/audit?standard=4&certificationStatus=Certificated&startDateFrom=2020-01-01&startDateTo=2026-06-30&grade=A';

test('A list stays within the window, whatever its tool bar says', async ({ page }) => {
  await arriveAs(page, '{body} Admin', '/private/audit');
  await page.goto(filtered);
  await expect(page.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  for (const width of [800, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Export List' })).toBeInViewport({ ratio: 1 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
});
