import { describe, expect, it } from 'vitest';
import { pathToReturnTo } from './return-path.ts';

describe('after the sign-in', () => {
  it.each([
    ['/private/company?searchTerm=a&pageNumber=2#top', '/private/company?searchTerm=a&pageNumber=2#top'],
    ['//elsewhere.example/private', '/private'],
    ['/\\elsewhere.example', '/private'],
    ['https://elsewhere.example', '/private'],
    ['javascript:alert(1)', '/private'],
    [undefined, '/private'],
    [{ path: '/private' }, '/private'],
  ])('%j leads to %s', (kept, path) => {
    expect(pathToReturnTo(kept)).toBe(path);
  });
});
