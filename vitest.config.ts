import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const testing = 'packages/server/src/kernel/testing';

export default defineConfig({
  test: {
    // One more than the cores there are at least: a third of the time tests wait for a database or another process.
    maxWorkers: 3,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'tools', include: ['tools/**/*.test.{ts,mjs}'] } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: [`${testing}/global-setup.ts`],
          setupFiles: [`${testing}/file-setup.ts`],
          // Importing the server takes longer than most files: a process imports it once for all the files it runs.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/web/src/kernel/testing/file-setup.ts'],
          // Here too, importing the parts of pages takes longer than most files; the set-up parts them.
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
