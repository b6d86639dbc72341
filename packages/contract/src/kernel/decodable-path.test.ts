import { expect, it } from 'vitest';
import { decodablePath } from './decodable-path.ts';

it.each([
  ['/site/caf%C3%A9', '/site/caf%C3%A9'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/100%', '/100%25'],
])('%s is read as %s', (path, read) => {
  expect(decodablePath(path)).toBe(read);
  expect(() => decodeURIComponent(decodablePath(path))).not.toThrow();
});
