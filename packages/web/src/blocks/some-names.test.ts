import { expect, it } from 'vitest';
import { listSome } from './some-names.ts';

it('lists the first names and counts the others, each name in its own direction', () => {
  expect(listSome([])).toBe('');
  expect(listSome(['Aspen Mill, Hull', 'مخبز'])).toBe('Aspen Mill, Hull · \u2068مخبز\u2069');
  expect(listSome(['Aspen', 'Birch', 'Cedar', 'Elm'])).toBe('Aspen · Birch · Cedar and 1 more');
});
