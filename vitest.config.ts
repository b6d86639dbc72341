import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const testing = 'packages/server/src/kernel/testing';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'tools', include: ['tools/**/*.test.{ts,mjs}'] } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: [`${testing}/global-setup.ts`],
          setupFiles: [`${testing}/file-setup.ts`],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/web/src/kernel/testing/file-setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
