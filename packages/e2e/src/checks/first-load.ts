import type { Page } from '@playwright/test';

/** The compressed sizes, in bytes, of the scripts or styles that the open page has loaded. */
export const loadedFiles = async (page: Page, kinds: readonly ('js' | 'css')[]): Promise<number[]> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    (endings) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => endings.some((ending) => name.endsWith(`.${ending}`)))
        .map(({ encodedBodySize }) => encodedBodySize),
    kinds,
  );
};

export const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, bytes) => sum + bytes, 0);
