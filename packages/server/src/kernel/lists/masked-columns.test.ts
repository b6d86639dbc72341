import { list } from '@attestry/contract/kernel/list.ts';
import { listQuery } from '@attestry/contract/kernel/list-query.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { visitor } from '../access/actor.ts';
import { always, never } from '../access/predicates.ts';
import { type BoundList, bindList } from './list-source.ts';
import { narrowed } from './narrowed-lists.ts';
import { runList } from './run-list.ts';

const suppliers = list({
  name: 'suppliers',
  resultsKey: 'resultsList',
  defaultSort: 'name',
  columns: {
    name: { label: 'Supplier', kind: 'text', sortable: true },
    website: { label: 'Website', kind: 'text', sortable: true },
    sector: { label: 'Sector', kind: 'lookup', lookup: 'sectors', filterable: true },
  },
});

const isPro = sql<boolean>`company.tier = 'Pro'`;

/** Of Pro companies alone the website is shown. */
const bound = bindList(suppliers, {
  from: sql`company`,
  id: sql`company.id`,
  columns: () => ({
    name: { at: sql`company.name` },
    website: {
      at: sql`company.website`,
      masked: { rows: isPro, inOrder: isPro, hidden: sql`not ${isPro}`, each: isPro },
    },
    sector: {
      at: sql`'{}'::int[]`,
      type: 'int',
      several: true,
      readAs: { buyer: sql`'{1,2}'::int[]`, guest: sql`'{2}'::int[]` },
    },
  }),
  see: () => always,
  present: (row: { name: string; website: string | null }) => row,
});

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
  await makeCompany(directory.owner, { name: 'Amber', website: 'amber.example', tier: 'Pro' });
  await makeCompany(directory.owner, { name: 'Birch', website: 'birch.example', tier: 'Lite' });
});
afterAll(() => directory.close());

const listed = async (from: BoundList<unknown>, filters: Record<string, string> = {}) => {
  const viewer = { actor: visitor, today: '2026-11-21', flags: directory.kernel.flags, settings: directory.settings };
  return runList(directory.owner, from, viewer, listQuery(suppliers).parse(filters), 'resultsList');
};

describe('a list with masked columns', () => {
  it('hides them within the sight it was bound with, narrowed or not', async () => {
    const [amber, birch] = [
      { name: 'Amber', website: 'amber.example' },
      { name: 'Birch', website: null },
    ];
    expect(await listed(bound)).toMatchObject({ resultsList: [amber, birch] });
    const lite = narrowed(bound, sql<boolean>`company.tier = 'Lite'`);
    expect(await listed(lite)).toMatchObject({ resultsList: [birch] });
  });

  it('refuses another sight, within which its masks would hide nothing', async () => {
    const other = { ...bound, source: { ...bound.source, see: () => never } };
    await expect(listed(other)).rejects.toThrow('cannot be bound to another sight');
    await expect(listed(narrowed(other, always))).rejects.toThrow('cannot be bound to another sight');
  });
});

describe('a list with a column that some rows show by another name', () => {
  it('is refused unless it says which rows these are', async () => {
    const columns = { ...bound.source.columns, name: { at: sql`company.name`, instead: sql`'Amber'` } };
    const other = bindList(suppliers, { ...bound.source, columns } as never);
    await expect(listed(other)).rejects.toThrow('which rows its viewer knows by other names');
  });
});

describe('a list whose reader reads some rows otherwise than others', () => {
  it('compares in each set what is read there', async () => {
    const sets = [
      { as: 'buyer', found: isPro },
      { as: 'guest', found: sql<boolean>`company.name <> ''` },
    ];
    const within = bindList(suppliers, { ...bound.source, see: () => sets } as never);
    const [amber, birch] = [{ name: 'Amber' }, { name: 'Birch' }];
    expect(await listed(within, { sector: '1' })).toMatchObject({ total: 1, resultsList: [amber] });
    expect(await listed(within, { sector: '2' })).toMatchObject({ total: 2, resultsList: [amber, birch] });
    const named = narrowed(within, sql<boolean>`company.name = 'Birch'`);
    expect(await listed(named, { sector: '2' })).toMatchObject({ total: 1, resultsList: [birch] });
  });
});
