import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The headless shell takes less than half the processor time of the full browser for the same pages. */
const withoutWindows = '/usr/bin/chromium-headless-shell';
const executablePath = existsSync(withoutWindows) ? withoutWindows : '/usr/bin/chromium';
const quietly = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export default defineConfig({
  testDir: 'src/journeys',
  outputDir: 'test-results',
  globalSetup: './src/directory/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  // Journeys check what happens, not how soon, because a busy machine is slow.
  expect: { timeout: 30_000 },
  // A journey that passes only on a second attempt is reported as flaky at the end.
  retries: 1,
  use: {
    baseURL: process.env.DIRECTORY_ADDRESS ?? '',
    viewport: { width: 1360, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Contexts are emptied between journeys, but the page's process stays, and with it the product's compiled code.
    reuseContext: true,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', ...quietly] },
  },
});
