// `npm run pictures`: takes the README's screenshots from a separate directory.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { startDirectory } from './directory/start-directory.ts';
import { signIn } from './people/sign-in.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/pictures');

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

const takePictures = async (address: string): Promise<void> => {
  const browser = await chromium.launch(config.use?.launchOptions);
  const page = await browser.newPage({ ...config.use, baseURL: address });
  await page.goto('/?searchTerm=bakery');
  await page
    .getByRole('link', { name: /View details of/ })
    .first()
    .waitFor();
  await settle(page);
  await page.screenshot({ path: path.join(folder, 'public.png') });
  await page.setViewportSize({ width: 1560, height: 900 });
  await signIn(page, '{body} Admin', '/private/audit?sortBy=site&order=asc');
  await page.getByRole('cell').getByRole('link').first().waitFor();
  await settle(page);
  await page.screenshot({ path: path.join(folder, 'audits.png') });
  await browser.close();
};

await mkdir(folder, { recursive: true });
const { address, stop } = await startDirectory();
try {
  await takePictures(address);
} finally {
  await stop();
}
console.log(`The pictures stand in ${path.relative(process.cwd(), folder)}`);
