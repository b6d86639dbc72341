import { describe, expect, it } from 'vitest';
import { languageFaults } from './check-language.ts';

const feature = 'packages/server/src/features/site/site.rules.ts';
const kernel = 'packages/server/src/kernel/clock/clock.ts';
const objections = (path: string, text: string) =>
  languageFaults(path, text).map(({ line, says }) => `${line} ${says}`);

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

  it.each([
    ['// Read anew with the list.', '“anew”: write again'],
    ['/** Whoever sees it. */\nexport const a = 1;', '“Whoever”: write anybody who'],
    ['describe("a site", () => {});\nit.each([1])("tells of %s", () => {});', '“tells of”: write reports'],
  ])('refuses a dated word in a comment or a title: %s', (text, says) => {
    expect(objections('packages/server/src/features/site/site.test.ts', text)).toEqual([expect.stringContaining(says)]);
  });

  it.each(['const anew = "anew";', '// Renewed', 'expect("whoever")'])('accepts in code: %s', (text) => {
    expect(objections('packages/server/src/features/site/site.test.ts', text)).toEqual([]);
  });

  it('reports the line', () => {
    expect(objections(feature, '\n\nDate.now();')[0]).toMatch(/^3 /);
  });
});
