import { expect } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { test } from '../people/journey.ts';
import { openAs } from '../people/sign-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('A company user on a phone finds when the certificate ends and who sees it', async ({ page }) => {
  await openAs(page, 'Company BI S User', '/private/site');

  await test.step('The site says that it is certificated and until when', async () => {
    const sites = page.getByRole('list', { name: 'Sites', exact: true });
    await sites
      .getByRole('link', { name: /^Northfield Foods Group/ })
      .first()
      .tap();
    await expect(page.getByRole('heading', { name: 'Certificated today', exact: true })).toBeVisible();
    await expect(page.getByText(/Valid to \d{4}-\d{2}-\d{2}/).first()).toBeVisible();
  });

  await test.step('It says who can see it, and links to the shares at the foot of the screen', async () => {
    await expect(page.getByRole('heading', { name: 'Who can see it', exact: true })).toBeVisible();
    await expect(page.getByText(/^grade, scope and validity for /)).toBeVisible();
    await expectAccessible(page);
    const share = page.getByRole('link', { name: 'Share', exact: true }).first();
    await expect(share).toBeInViewport();
    await share.tap();
    await page.getByRole('tab', { name: 'Shared with', exact: true }).tap();
    await expect(page.getByText(/sees the site and all its audits/)).toBeVisible();
  });
});
