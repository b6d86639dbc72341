import { afterAll, beforeAll, expect } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from './test-directory.ts';

export const sites = '/companydirectory/api/Sites';

export let directory: TestDirectory;
export let body: Caller;

/** Begins with an empty directory and a user of the standards body. Call it once, at the top of a test file. */
export const withSearches = (): void => {
  beforeAll(async () => {
    directory = await testDirectory();
    body = await directory.as({ role: '{body} User' });
  });
  afterAll(() => directory.close());
};

/** The list of sites, searched for a term. */
export const answerOf = async (searchTerm: string, more: Record<string, string> = {}) => {
  const answer = await body.get(`${sites}?${new URLSearchParams({ searchTerm, ...more })}`);
  expect(answer.status).toBe(200);
  return answer.body;
};

export const namesFor = async (searchTerm: string, more: Record<string, string> = {}): Promise<string[]> =>
  (await answerOf(searchTerm, more)).resultList.map(({ name }: { name: string }) => name);
