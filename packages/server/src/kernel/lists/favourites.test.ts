import { list } from '@attestry/contract/kernel/list.ts';
import { listQuery } from '@attestry/contract/kernel/list-query.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { visitor } from '../access/actor.ts';
import { always } from '../access/predicates.ts';
import { countRows } from './count-rows.ts';
import { bindList, type Viewer } from './list-source.ts';
import { runList } from './run-list.ts';

const suppliers = list({
  name: 'suppliers',
  resultsKey: 'resultsList',
  defaultSort: 'name',
  favourites: ['company'],
  columns: {
    name: { label: 'Supplier', kind: 'text', sortable: true },
    type: { label: 'Type', kind: 'choice', values: ['Pro', 'Lite'], filterable: true },
  },
});
const query = listQuery(suppliers);

/** Each user's favourites are the companies named after them. */
const bound = bindList(suppliers, {
  from: sql`company`,
  id: sql`company.id`,
  columns: { name: { at: sql`company.name` }, type: { at: sql`company.tier` } },
  favourites: ({ actor }) => sql<boolean>`company.website = ${actor.name}`,
  see: () => always,
  present: ({ name }: { name: string }) => name,
});

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
  await makeCompany(directory.owner, { name: 'Amber', website: 'Ada', tier: 'Pro' });
  await makeCompany(directory.owner, { name: 'Birch', website: 'Ada', tier: 'Lite' });
  await makeCompany(directory.owner, { name: 'Cedar', website: 'Bo', tier: 'Pro' });
});
afterAll(() => directory.close());

const viewer = (name: string, role: Role = 'Company User'): Viewer => ({
  actor: { ...visitor, name, role },
  today: '2026-11-21',
  flags: directory.kernel.flags,
  settings: directory.settings,
});
const listed = (who: Viewer, asked: Parameters<typeof query.parse>[0]) =>
  runList(directory.owner, bound, who, query.parse(asked), 'resultsList');

describe('a list with favourites', () => {
  it('shows only those of the reader when asked, combined with its filters', async () => {
    expect(await listed(viewer('Ada'), {})).toMatchObject({ total: 3 });
    const shown = await listed(viewer('Ada'), { showFavourites: 'true' });
    expect(shown).toMatchObject({ total: 2, resultsList: ['Amber', 'Birch'] });
    const narrowed = await listed(viewer('Ada'), { showFavourites: 'true', type: 'Pro' });
    expect(narrowed).toMatchObject({ total: 1, resultsList: ['Amber'] });
    expect(await listed(viewer('Cy'), { showFavourites: 'true' })).toMatchObject({ total: 0, resultsList: [] });
  });

  it('counts them by their filters', async () => {
    const counted = { list: bound, filters: { showFavourites: 'true' }, parts: [{ type: 'Lite' }] };
    const [counts] = await countRows(directory.owner, viewer('Ada'), [counted]);
    expect(counts).toMatchObject({ total: 2, parts: [{ total: 1 }] });
  });

  it('refuses the switch to readers who have no favourites, and lists without them refuse it to everybody', async () => {
    const refused = listed(viewer('Ada', 'CB Full Admin'), { showFavourites: 'true' });
    await expect(refused).rejects.toMatchObject({ parts: { fields: [{ path: 'showFavourites' }] } });
    const { favourites: _, ...without } = suppliers;
    expect(listQuery(without).safeParse({ showFavourites: 'true' }).success).toBe(false);
  });
});

describe('several counts of a list', () => {
  it('are the same in one pass over a large set as each on its own', async () => {
    const isPro = sql<boolean>`company.tier = 'Pro'`;
    const sets = (are: boolean) => [
      { found: sql<boolean>`company.name = 'Amber'` },
      { found: isPro, ofMany: { are: sql<boolean>`${are}::boolean`, each: isPro } },
    ];
    const counts = await Promise.all(
      [true, false].map((are) => {
        const within = { ...bound, source: { ...bound.source, see: () => sets(are) } };
        const asked: Record<string, string>[] = [{}, { type: 'Pro' }, { type: 'Lite' }, { showFavourites: 'true' }];
        return countRows(
          directory.owner,
          viewer('Ada'),
          asked.map((filters) => ({ list: within, filters, parts: [] })),
        );
      }),
    );
    expect(counts[0]).toEqual(counts[1]);
    expect(counts[0]?.map((one) => one?.total)).toEqual([2, 2, 0, 1]);
  });
});
