import type { Page } from '@playwright/test';

interface LoadedFile {
  path: string;
  /** Its compressed size, in bytes. */
  size: number;
}

/** The scripts or styles that the open page has loaded. */
export const loadedFiles = async (page: Page, kinds: readonly ('js' | 'css')[]): Promise<LoadedFile[]> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    (endings) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => endings.some((ending) => name.endsWith(`.${ending}`)))
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize })),
    kinds,
  );
};

export const sumOf = (files: readonly LoadedFile[]): number => files.reduce((sum, { size }) => sum + size, 0);
