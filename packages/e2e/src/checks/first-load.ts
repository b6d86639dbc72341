import type { Page } from '@playwright/test';

/** The files of these kinds that the open page has loaded so far, as compressed sizes in bytes. */
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
