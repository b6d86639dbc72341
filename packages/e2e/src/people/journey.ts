import { test as base, expect } from '@playwright/test';

/** A journey also fails if a page throws an error or violates its own content security policy. */
export const test = base.extend<{ soundPages: undefined }>({
  soundPages: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (thrown) => faults.push(thrown.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && /security policy|script-src/i.test(message.text()))
          faults.push(message.text());
      });
      await use(undefined);
      expect(faults, 'what went wrong within the pages').toEqual([]);
    },
    { auto: true },
  ],
});
