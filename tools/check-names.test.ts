import { describe, expect, it } from 'vitest';
import { namingFaults, strayFeatures } from './check-names.ts';

describe('the names of files', () => {
  it.each([
    'packages/contract/src/features/site/site.schema.ts',
    'packages/server/src/features/site/site.queries.ts',
    'packages/server/src/features/site/import/site-import.test.ts',
    'packages/web/src/features/site/site.list-screen.tsx',
    'packages/server/src/features/certificate/certificate.typ',
    'packages/web/src/ui/button.tsx',
    'packages/server/src/kernel/database/transaction.ts',
  ])('accepts %s', (path) => {
    expect(namingFaults(path)).toEqual([]);
  });

  it.each([
    ['packages/server/src/features/site/site.service.ts', 'no such kind of file'],
    ['packages/contract/src/features/site/site.queries.ts', 'no such kind of file'],
    ['packages/web/src/features/site/SiteList.list-screen.tsx', 'kebab-case'],
    ['packages/server/src/kernel/date-utils.ts', '“utils” says nothing'],
    ['packages/web/src/blocks/common/panel.tsx', '“common” says nothing'],
  ])('refuses %s', (path, says) => {
    expect(namingFaults(path)).toEqual([expect.stringContaining(says)]);
  });

  it('may contain an empty word as part of another word', () => {
    expect(namingFaults('packages/server/src/kernel/database/metadata.ts')).toEqual([]);
  });
});

describe('feature folders', () => {
  const paths = [
    'packages/contract/src/features/site/site.schema.ts',
    'packages/server/src/features/site/site.queries.ts',
    'packages/server/src/features/demo/demo.commands.ts',
  ];

  it('exist in the contract or are exempt', () => {
    expect(strayFeatures(paths, {}).map(({ path }) => path)).toEqual(['server/demo']);
    expect(strayFeatures(paths, { 'server/demo': 'makes the demo’s records and offers no call' })).toEqual([]);
  });

  it('must not have an exemption that is not needed', () => {
    expect(strayFeatures(paths.slice(0, 2), { 'server/demo': 'gone' })).toHaveLength(1);
  });
});
