// `npm run bench:clicks -- ADDRESS …`: how long a click takes until a list is painted, in directories that run already.
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { count, median, milliseconds } from '../../../bench/figures.ts';
import config from '../playwright.config.ts';
import { acceptTerms, openAs } from './people/sign-in.ts';

const { values: options, positionals: addresses } = parseArgs({
  options: { clicks: { type: 'string', default: '15' } },
  allowPositionals: true,
});
const usage = 'npm run bench:clicks -- http://127.0.0.1:8080 [another address] [--clicks 15]';
if (addresses.length === 0) throw new Error(usage);

/** Presses the menu's entry of a list, and answers the milliseconds until rows of that list are painted. */
const pressAndTime = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
    if (!link) return reject(new Error(`The menu has no ${path}`));
    const isShown = () => document.querySelector(`main table tbody a[href^="${path}/"]`) !== null;
    const start = performance.now();
    const look = () => {
      if (!isShown()) return;
      watcher.disconnect();
      // A task of the highest priority that an animation frame begins is the first after that frame is painted.
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
      );
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true });
    link.click();
  });

const [from, list] = ['/private/company', '/private/audit'];

/** How long people point at a menu entry before they press it. Its page begins to load meanwhile. */
const pointingMs = 100;

const pointAndPress = async (page: Page, path: string): Promise<number> => {
  await page.locator(`nav a[href="${path}"]`).hover();
  await page.waitForTimeout(pointingMs);
  return page.evaluate(pressAndTime, path);
};

const isIdle = (page: Page) => page.waitForLoadState('networkidle');

/** The first click on the list in a newly opened page, and another one after leaving it. */
const clickTwice = async (context: BrowserContext) => {
  const page = await context.newPage();
  try {
    await openAs(page, 'CB Full Admin', from);
    const terms = page.getByRole('dialog', { name: 'Terms and conditions' });
    const rows = page.locator(`main table tbody a[href^="${from}/"]`).first();
    await rows.or(terms).first().waitFor();
    if (await terms.isVisible()) await acceptTerms(page);
    await rows.waitFor();
    await isIdle(page);
    const fresh = await pointAndPress(page, list);
    await isIdle(page);
    await pointAndPress(page, from);
    await isIdle(page);
    return { fresh, again: await pointAndPress(page, list) };
  } finally {
    await page.close();
  }
};

const browser = await chromium.launch(config.use?.launchOptions);
try {
  const measured = await Promise.all(
    addresses.map(async (address) => {
      const context = await browser.newContext({ ...config.use, baseURL: address });
      return { address, context, times: [] as { fresh: number; again: number }[] };
    }),
  );
  // The first round fills the browser's and the server's caches.
  for (let round = -1; round < Number(options.clicks); round += 1)
    for (const { context, times } of measured) {
      const pair = await clickTwice(context);
      if (round >= 0) times.push(pair);
    }
  for (const { address, times } of measured) {
    const middle = (which: 'fresh' | 'again') => milliseconds(median(times.map((pair) => pair[which])));
    console.log(
      `${address}: fresh ${middle('fresh')}, again ${middle('again')}, of ${count(times.length)} clicks each`,
    );
  }
} finally {
  await browser.close();
}
