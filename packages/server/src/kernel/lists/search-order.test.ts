import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf, directory, namesFor, withSearches } from '../../app/testing/with-searches.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';

withSearches();

describe('the order of search results', () => {
  let former: { id: string };

  beforeAll(async () => {
    const ofOne = { company_id: (await makeCompany(directory.owner)).id };
    const named = (name: string) => makeSite(directory.owner, { name, ...ofOne });
    for (const name of ['Old Harbour Mill', 'Harbour Zest', 'Harbor Fish', 'Harbour', 'Harbour Ale', 'A Harbour Mill'])
      await named(name);
    former = await named('Harbour Dairy');
    await directory.owner.updateTable('site').set({ name: 'Aldgate Cheese' }).where('id', '=', former.id).execute();
  });

  const ascending = [
    'Harbour',
    'Harbour Ale',
    'Harbour Zest',
    'A Harbour Mill',
    'Old Harbour Mill',
    'Aldgate Cheese',
    'Harbor Fish',
  ];

  it('goes by exact name, beginning, all words, former name and similar name, and by name within a class', async () => {
    expect(await namesFor('harbour')).toEqual(ascending);
    expect(await namesFor('harbour', { order: 'asc' })).toEqual(ascending);
  });

  it('is reversed within a class when descending, but not between classes', async () => {
    expect(await namesFor('harbour', { order: 'desc' })).toEqual([
      'Harbour',
      'Harbour Zest',
      'Harbour Ale',
      'Old Harbour Mill',
      'A Harbour Mill',
      'Aldgate Cheese',
      'Harbor Fish',
    ]);
  });

  it('has the name itself before the names that differ only in blanks or the legal form', async () => {
    for (const name of ['Crake Water', 'Crakewater', 'Crakewater Ltd', 'Crakewater Mill'])
      await makeSite(directory.owner, { name });
    expect(await namesFor('crakewater')).toEqual(['Crakewater', 'Crake Water', 'Crakewater Ltd', 'Crakewater Mill']);
    expect(await namesFor('crake water')).toEqual(['Crake Water', 'Crakewater', 'Crakewater Ltd', 'Crakewater Mill']);
    expect((await namesFor('crakewater', { order: 'desc' }))[0]).toBe('Crakewater');
  });

  it('has the newest of those with the same name first', async () => {
    const [older, newer] = [
      await makeSite(directory.owner, { name: 'Tern Bakery' }),
      await makeSite(directory.owner, { name: 'Tern Bakery' }),
    ];
    const found = async (order: string) =>
      (await answerOf('tern bakery', { order })).resultList.map(({ id }: { id: string }) => id);
    expect(await found('asc')).toEqual([newer.id, older.id]);
    expect(await found('desc')).toEqual([older.id, newer.id]);
  });

  it('has the site code before every name', async () => {
    await makeSite(directory.owner, { name: `Unit ${former.id}` });
    expect(await namesFor(former.id)).toEqual(['Aldgate Cheese', `Unit ${former.id}`]);
  });

  it('is the requested column if there is one', async () => {
    const found = ascending.filter((name) => name !== 'Harbor Fish');
    expect(await namesFor('harbour', { sortBy: 'name' })).toEqual([...found.sort(), 'Harbor Fish']);
  });

  it('continues over pages without repeating or omitting a site', async () => {
    for (let at = 0; at < 15; at += 1) await makeSite(directory.owner, { name: `Wharf ${at}` });
    const pages = [await namesFor('wharf'), await namesFor('wharf', { pageNumber: '2' })];
    expect(pages.map((page) => page.length)).toEqual([10, 5]);
    expect(new Set(pages.flat()).size).toBe(15);
    expect(await answerOf('wharf')).toMatchObject({ total: 15, totalPages: 2, totalIsLowerBound: false });
  });
});
