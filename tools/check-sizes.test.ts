import { describe, expect, it } from 'vitest';
import { findingsIn, foldersOf, sizesOf } from './check-sizes.ts';

const path = 'packages/server/src/features/site/site.commands.ts';
const lines = (count: number) => Array.from({ length: count }, (_, i) => `  row(${i});`).join('\n');
const names = (measures: { name: string; size: number }[]) => measures.map(({ name, size }) => `${name} ${size}`);

describe('sizes', () => {
  it('measure a file and its functions without the comments before them', () => {
    const text = `/** Two\n * lines. */\nexport const close = () => {\n${lines(3)}\n};\n`;
    expect(names(sizesOf(path, text))).toEqual([`${path} 7`, `${path}#close 5`]);
  });

  it('name functions by declaration, variable and member', () => {
    const text = 'function a() {}\nconst b = () => 1;\nconst c = { d: () => 2, e() {} };\nrun(() => 3);';
    expect(sizesOf(path, text).map(({ name }) => name.split('#')[1])).toEqual([
      undefined,
      'a',
      'b',
      'd',
      'e',
      'anonymous',
    ]);
  });

  it('count the files of a feature folder, each subfolder separately', () => {
    const folder = 'packages/server/src/features/site';
    const paths = [`${folder}/a.rules.ts`, `${folder}/b.rules.ts`, `${folder}/import/c.rules.ts`];
    expect(names(foldersOf(paths))).toEqual([`${folder}/ 2`, `${folder}/import/ 1`]);
  });

  it('do not limit templates, which are data', () => {
    expect(sizesOf('packages/server/src/features/report-template/food.template.ts', lines(900))).toEqual([]);
  });
});

describe('exceptions', () => {
  const large = { name: path, size: 230, limit: 200 };

  it('allow the stated number of lines and no more', () => {
    expect(findingsIn([large], {})).toHaveLength(1);
    expect(findingsIn([large], { [path]: { upTo: 230, reason: 'one table of transitions' } })).toEqual([]);
    expect(findingsIn([large], { [path]: { upTo: 229, reason: 'one table of transitions' } })).toHaveLength(1);
  });

  it('need a reason and a size that exceeds its limit', () => {
    expect(findingsIn([large], { [path]: { upTo: 230, reason: ' ' } })).toHaveLength(1);
    expect(findingsIn([{ ...large, size: 200 }], { [path]: { upTo: 230, reason: 'no longer' } })).toHaveLength(1);
  });
});
