import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';

const companies = '/companydirectory/api/Companies';
const sites = '/companydirectory/api/Sites';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} User' });
});
afterAll(() => directory.close());

const idsOf = async (url: string): Promise<string[]> => {
  const answer = await body.get(url);
  expect(answer.status).toBe(200);
  return answer.body.resultList.map((row: { id: string }) => row.id);
};

describe('the pages of a list', () => {
  const rows = 25;
  beforeAll(async () => {
    for (let at = 0; at < rows; at += 1)
      await makeCompany(directory.owner, { city: 'Sametown', name: `Firm ${at % 3}` });
  });

  const all = async (order: string) =>
    (await Promise.all([1, 2, 3].map((page) => idsOf(`${companies}?${order}&pageNumber=${page}`)))).flat();

  it('have ten rows each by default, and the total', async () => {
    expect((await body.get(companies)).body).toMatchObject({ total: rows, totalPages: 3, totalIsLowerBound: false });
    expect((await idsOf(`${companies}?pageNumber=3`)).length).toBe(5);
    expect(await idsOf(`${companies}?pageNumber=4`)).toEqual([]);
  });

  it('have the requested number of rows, with the same rows overall', async () => {
    const { body: answer } = await body.get(`${companies}?rows=25`);
    expect({ ...answer, resultList: answer.resultList.length }).toMatchObject({ totalPages: 1, resultList: 25 });
    const asked = async (page: number) => await idsOf(`${companies}?sortBy=city&rows=25&pageNumber=${page}`);
    expect([...(await asked(1)), ...(await asked(2))]).toEqual(await all('sortBy=city'));
    const searched = await idsOf(`${companies}?searchTerm=firm&rows=50`);
    expect(new Set(searched).size).toBe(rows);
  });

  it.each(['city', 'name', 'country', 'status', 'type', 'siteCount', 'maxFavouriteLimit', 'auditShared', 'id'])(
    'neither repeat nor omit a row when many are equal by %s, in either direction',
    async (column) => {
      const ascending = await all(`sortBy=${column}&order=asc`);
      expect(new Set(ascending).size).toBe(rows);
      expect(await all(`sortBy=${column}&order=desc`)).toEqual([...ascending].reverse());
    },
  );

  it('are counted up to 10,000 rows, marked as a lower bound beyond, and refused past them', async () => {
    await sql`insert into company (name, address_line1, city, country_id)
      select 'Bulk ' || n, '1 Road', 'Bulkham', 250 from generate_series(1, 10050) as n`.execute(directory.owner);
    expect((await body.get(`${companies}?country=250`)).body).toMatchObject({
      total: 10_000,
      totalPages: 1000,
      totalIsLowerBound: true,
    });
    expect((await idsOf(`${companies}?country=250&pageNumber=1000`)).length).toBe(10);
    const tooFar = await body.get(`${companies}?country=250&pageNumber=1001`);
    expect(tooFar).toMatchObject({ status: 400, body: { code: 'request.pageTooFar' } });
    expect((await idsOf(`${companies}?country=250&rows=100&pageNumber=100`)).length).toBe(100);
    expect((await body.get(`${companies}?country=250&rows=100&pageNumber=101`)).body.code).toBe('request.pageTooFar');
    await directory.owner.deleteFrom('company').where('city', '=', 'Bulkham').execute();
  });
});

describe('the filters of a list', () => {
  it('narrow by one or several values, and combine', async () => {
    const company = await makeCompany(directory.owner, {
      name: 'Filter Works',
      tier: 'Pro',
      favourite_limit: 250,
      country_id: 578,
    });
    const other = await makeCompany(directory.owner, {
      name: 'Filter Other',
      tier: 'Lite',
      favourite_limit: 50,
      country_id: 752,
    });
    const by = (filters: string) => idsOf(`${companies}?searchTerm=filter&sortBy=id&${filters}`);
    expect(await by('country=578')).toEqual([company.id]);
    expect(await by('country=578&country=752')).toEqual([company.id, other.id]);
    expect(await by('maxFavouriteLimit=250')).toEqual([company.id]);
    expect(await by('type=Lite')).toEqual([other.id]);
    expect(await by('type=Lite&country=578')).toEqual([]);
  });

  it('exclude archived records unless requested', async () => {
    const { id } = await makeSite(directory.owner, { name: 'Dormant Depot', status: 'Archived' });
    expect(await idsOf(`${sites}?searchTerm=dormant`)).toEqual([]);
    expect(await idsOf(`${sites}?searchTerm=dormant&showArchived=true`)).toEqual([id]);
    expect(await idsOf(`${sites}?searchTerm=dormant&status=Archived`)).toEqual([id]);
    expect(await idsOf(`${sites}?searchTerm=dormant&status=Active`)).toEqual([]);
  });

  it('ignore the case of a key’s first letter', async () => {
    const { id } = await makeSite(directory.owner, { name: 'Casewise Mill' });
    expect(await idsOf(`${sites}?SearchTerm=casewise&PageNumber=1`)).toEqual([id]);
  });
});

describe('an invalid request', () => {
  it.each([
    ['an unknown filter', 'colour=red'],
    ['an unknown column to sort by', 'sortBy=version'],
    ['a direction there is not', 'order=sideways'],
    ['page zero', 'pageNumber=0'],
    ['a negative page', 'pageNumber=-1'],
    ['half a page', 'pageNumber=1.5'],
    ['a number of rows that is not offered', 'rows=30'],
    ['too many rows', 'rows=1000000'],
    ['a page that is no number', 'pageNumber=two'],
    ['a page beyond all numbers', 'pageNumber=1e400'],
    ['a page of twenty digits', 'pageNumber=99999999999999999999'],
    ['a term of 10,000 characters', `searchTerm=${'x'.repeat(10_000)}`],
    ['a status there is not', 'status=Nonsense'],
    ['a choice that is neither yes nor no', 'showArchived=maybe'],
    ['a key of the object itself', '__proto__=1'],
    ['a term sent twice', 'searchTerm=a&searchTerm=b'],
    ['a term sent twice, with and without a capital', 'searchTerm=a&SearchTerm=a'],
    ['a term with NUL', 'searchTerm=a%00b'],
    ['days that end before they start', 'auditExpiryDateFrom=2026-05-01&auditExpiryDateTo=2026-04-30'],
    ['a country that is no number', 'country=abc'],
    ['a country of twenty digits', 'country=4&country=99999999999999999999'],
  ])('is refused for %s, and names the field', async (_what, query) => {
    const { status, body: answer } = await body.get(`${sites}?${query}`);
    expect({ status, code: answer.code }).toEqual({ status: 400, code: 'request.invalid' });
    expect(answer.fields).not.toHaveLength(0);
  });

  it.each([
    ['a change log between days that are none', `${companies}/10001/changeLog?dateFrom=2026-02-31`],
    [
      'a change log of days that end before they start',
      `${companies}/10001/changeLog?dateFrom=2026-03-01&dateTo=2026-02-28`,
    ],
    [
      'a change log of moments that end before they start',
      `${companies}/10001/changeLog?dateFrom=2026-03-01T09:00:00Z&dateTo=2026-03-01T08:00:00Z`,
    ],
    ['an export in a format there is not', `${companies}/export?format=pdf`],
  ])('is refused for %s', async (_what, url) => {
    const { status, body: answer } = await body.get(url);
    expect({ status, code: answer.code }).toEqual({ status: 400, code: 'request.invalid' });
  });

  it.each([
    ['1,000 characters', 'x'.repeat(1_000), 'searchTerm: Max 100 characters allowed'],
    ['200 words', Array.from({ length: 200 }, () => 'mill').join('+'), 'searchTerm: Max 100 characters allowed'],
    ['NUL', 'a%00b', 'searchTerm: Line breaks and control characters are not allowed'],
  ])('is refused for a term of %s, in a message that names the field and why', async (_what, term, why) => {
    const { body: answer } = await body.get(`${sites}?searchTerm=${term}`);
    expect(answer.message).toBe(`The request is not valid. ${why}`);
  });

  it('is refused to visitors before anything is read', async () => {
    expect((await directory.visitor.get(`${sites}?colour=red`)).status).toBe(401);
  });
});
