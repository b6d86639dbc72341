import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessible.ts';
import { loadedFiles, sumOf } from '../checks/first-load.ts';
import { demoSite } from '../pages/demo-site.ts';
import { test } from '../people/journey.ts';

const openSite = async (page: Page, code: string, answer: RegExp): Promise<void> => {
  await page.goto(`/site/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: answer })).toBeVisible();
};

const walkThrough = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How to check a site' })).toBeVisible();
  await expect(page.getByText('approved certification bodies', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/?searchTerm=Northfield');
  await expect(page.getByRole('link', { name: /View details of/ }).first()).toBeVisible();
  await expectAccessible(page);
};

test('Everyone can read the public search and its results', async ({ page }) => {
  await walkThrough(page);
  await page.goto('/?searchTerm=zzzzzz');
  await expect(page.getByText('No result has been found that matches your search, please try again')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/?searchTerm=bakery&country=none');
  await expect(page.getByRole('link', { name: 'Clear Country' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
});

test('Everyone can read the answer for a site: yes, no, and nothing published', async ({ page, request }) => {
  await openSite(page, await demoSite(request, true), /^Certificated today/);
  await expectAccessible(page);
  await openSite(page, await demoSite(request, false), /^Not certificated today/);
  await expectAccessible(page);
  await openSite(page, '9999999', /Nothing is published/);
  await expectAccessible(page);
  await page.goto('/office/99999999');
  await expect(page.getByRole('heading', { level: 1, name: /Could not load details/ })).toBeVisible();
  await expectAccessible(page);
});

test('Everyone loads at most 110 kB of scripts and styles with the public page, and little more with results or a site', async ({
  page,
  request,
}) => {
  for (const [address, most] of [
    ['/', 110_000],
    ['/?searchTerm=bakery', 120_000],
    [`/site/${await demoSite(request, true)}`, 118_000],
  ] as const) {
    const document = await (await page.goto(address))?.text();
    const files = await loadedFiles(page, ['js', 'css']);
    expect(files.length).toBeGreaterThan(1);
    expect(sumOf(files), address).toBeLessThanOrEqual(most);
    for (const { path } of files) expect(document, `${address} names all its files`).toContain(path);
  }
});

/** The cumulative layout shift since the page opened. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('everyone can read the public search, its filters and an answer', async ({ page, request }) => {
    await walkThrough(page);
    // High enough for all filters: axe cannot judge text scrolled under the sheet's last button.
    await page.setViewportSize({ width: 390, height: 2400 });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await openSite(page, await demoSite(request, true), /^Certificated today/);
    await expectAccessible(page);
  });

  test('no text moves on public pages, however late their fonts come', async ({ page, request }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const { resultsList } = await (await request.get('/PublicDirectory/api/PublicDirectory/CertificationBody')).json();
    const office = `/office/${resultsList[0].externalId}`;
    for (const address of ['/', '/?searchTerm=bakery', `/site/${await demoSite(request, true)}`, office]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await shiftOf(page), address).toBeLessThanOrEqual(0.02);
    }
  });

  test('a developer can look up the endpoints', async ({ page }) => {
    await page.goto('/openapi');
    await page.getByLabel('Find a call').fill('certification body');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('getCertificationBodyOptions').first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
  });
});
