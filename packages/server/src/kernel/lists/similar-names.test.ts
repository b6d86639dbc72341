import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf, directory, namesFor, sites, withSearches } from '../../app/testing/with-searches.ts';
import { makeSite } from '../../features/site/site.factory.ts';

withSearches();

describe('rows that only resemble a term', () => {
  beforeAll(async () => {
    for (const name of ['Tarnbeck Oats', 'Tarnbeck Oats and Barley', 'Tarnback Mill', 'Tarnbecks Ltd'])
      await makeSite(directory.owner, { name, city: name === 'Tarnback Mill' ? 'Aberwen' : 'Zennorby' });
  });

  it('follow those that were found, which alone are counted', async () => {
    const answer = await answerOf('tarnbeck');
    expect(answer).toMatchObject({ total: 3, totalPages: 1, similarFrom: 3 });
    expect(answer.resultList.map(({ name }: { name: string }) => name)).toEqual([
      'Tarnbeck Oats',
      'Tarnbeck Oats and Barley',
      'Tarnbecks Ltd',
      'Tarnback Mill',
    ]);
  });

  it('stay behind them whatever column sorts each part', async () => {
    expect((await namesFor('tarnbeck', { sortBy: 'city' })).at(-1)).toBe('Tarnback Mill');
    expect((await namesFor('tarnbeck', { sortBy: 'name', order: 'desc' })).at(-1)).toBe('Tarnback Mill');
  });

  it('are narrowed by filters as the others are', async () => {
    expect(await namesFor('tarnbeck', { status: 'Archived' })).toEqual([]);
  });

  it('are not mentioned where there are none, or where enough was found', async () => {
    expect(await answerOf('tarnbeck oats barley')).not.toHaveProperty('similarFrom');
    for (const name of ['Quaysyde Mill', ...Array.from({ length: 9 }, (_, at) => `Quayside ${at}`)])
      await makeSite(directory.owner, { name });
    expect(await answerOf('quayside')).toMatchObject({ total: 9, similarFrom: 9 });
    await makeSite(directory.owner, { name: 'Quayside Mill' });
    expect(await answerOf('quayside')).not.toHaveProperty('similarFrom');
  });

  it('are found with all words of the term, however many names have one of them', async () => {
    const { companyId: company_id } = await makeSite(directory.owner, { name: 'Thrushel' });
    const values = Array.from({ length: 2050 }, (_, at) => ({
      name: `Thrushel Unit ${at}`,
      company_id,
      address_line1: '1 Row',
      city: 'Ely',
      country_id: 826,
    }));
    await directory.owner.insertInto('site').values(values).execute();
    await makeSite(directory.owner, { name: 'Thrushel Grebewick' });
    expect((await namesFor('thrushel grebwick'))[0]).toBe('Thrushel Grebewick');
  });

  it('are neither shown nor counted if the reader does not see them', async () => {
    const own = await makeSite(directory.owner, { name: 'Tarnbeck Bakery' });
    const user = await directory.as({ role: 'Site User', organisations: [['Site', own.id]] });
    const { body: answer } = await user.get(`${sites}?searchTerm=tarnbeck`);
    expect(answer).toMatchObject({ total: 1, totalPages: 1 });
    expect(answer).not.toHaveProperty('similarFrom');
  });
});
