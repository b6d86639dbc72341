import { describe, expect, it } from 'vitest';
import { objectionsTo } from './check-language.ts';

const feature = 'packages/server/src/features/site/site.rules.ts';
const kernel = 'packages/server/src/kernel/clock/clock.ts';
const objections = (path: string, text: string) => objectionsTo(path, text).map(({ line, says }) => `${line} ${says}`);

describe('the language of sources', () => {
  it.each([
    ['const a = process.env.PORT;', 'process.env'],
    ['await fetch(url);', 'fetch'],
    ['await globalThis.fetch(url);', 'fetch'],
    ['const now = new Date();', 'the present moment'],
    ['const now = Date.now();', 'the present moment'],
    ['const site = row as Site;', '`as`'],
    ['const flag = z.coerce.boolean();', 'z.coerce.boolean'],
    ['// biome-ignore lint/style/x: no', 'biome-ignore without a reason'],
    ['// @ts-expect-error', '@ts-expect-error without a reason'],
  ])('refuses in a feature: %s', (text, says) => {
    expect(objections(feature, text)).toEqual([expect.stringContaining(says)]);
  });

  it.each([
    'const day = new Date(row.startDate);',
    'const roles = ["a"] as const;',
    'const fetchSites = () => client.fetch("x");',
    '// process.env and new Date() in a comment',
    '// @ts-expect-error the library declares no types',
    '// biome-ignore lint/style/x: the parser needs it',
  ])('accepts in a feature: %s', (text) => {
    expect(objections(feature, text)).toEqual([]);
  });

  it('lets the kernel read the environment and the clock, but not coerce', () => {
    expect(objections(kernel, 'const port = process.env.PORT; new Date();')).toEqual([]);
    expect(objections(kernel, 'z.coerce.boolean()')).toHaveLength(1);
  });

  it('reports the line', () => {
    expect(objections(feature, '\n\nDate.now();')[0]).toMatch(/^3 /);
  });
});
