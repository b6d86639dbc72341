import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../../features/audit/audit.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';

const audits = '/audit/api/Audit';
const sites = '/companydirectory/api/Sites';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} User' });
});
afterAll(() => directory.close());

interface Listed {
  total: number;
  ids: string[];
}

/** All pages of a list, one after another. */
const listed = async (caller: Caller, url: string): Promise<Listed> => {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body: answer } = await caller.get(`${url}${url.includes('?') ? '&' : '?'}pageNumber=${page}`);
    const rows: { id: string }[] = answer.resultsList ?? answer.resultList;
    ids.push(...rows.map(({ id }) => id));
    if (page >= answer.totalPages) return { total: answer.total, ids };
  }
};

const share = (auditId: string, bodyId: string) =>
  sql`insert into share (entity_type, entity_id, target_type, target_id)
    values ('audit', ${auditId}::bigint, 'CertificationBody', ${bodyId}::bigint)`.execute(directory.owner);

describe('a list of rows with several relations to the viewer', () => {
  let cb: Caller;
  let expected: string[];

  beforeAll(async () => {
    const { id } = await makeCertificationBody(directory.owner);
    cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] });
    const made: string[] = [];
    for (let at = 0; at < 24; at += 1) {
      const own = at % 3 === 0 ? { certification_body_id: id } : {};
      const site = await makeSite(directory.owner, { name: at < 22 ? `Weir ${at}` : `Lock Gate ${at}` });
      const day = `2026-02-${String(at + 1).padStart(2, '0')}`;
      const audit = await makeAudit(directory.owner, { ...own, site_id: site.id, start_date: day, end_date: day });
      if (at % 2 === 0 || at % 3 !== 0) await share(audit.id, id);
      made.push(audit.id);
    }
    expected = made.reverse();
    await makeAudit(directory.owner);
  });

  it('has each of them once, in one order over all pages, whichever relation shows it', async () => {
    expect(await listed(cb, audits)).toEqual({ total: 24, ids: expected });
    expect((await listed(cb, `${audits}?order=asc&sortBy=startDate`)).ids).toEqual(expected.toReversed());
  });

  it('has the total on pages past the last one, too', async () => {
    const { body: answer } = await cb.get(`${audits}?pageNumber=9`);
    expect(answer).toMatchObject({ resultsList: [], total: 24, totalPages: 3, totalIsLowerBound: false });
    expect((await cb.get(`${audits}?searchTerm=lock&pageNumber=9`)).body).toMatchObject({ resultsList: [], total: 2 });
  });

  it('applies filters and search to every relation', async () => {
    const { body: answer } = await cb.get(`${audits}?startDateFrom=2026-02-20&sortBy=startDate&order=desc`);
    expect(answer.resultsList.map((row: { id: string }) => row.id)).toEqual(expected.slice(0, 5));
    const { body: found } = await cb.get(`${audits}?searchTerm=lock+gate&sortBy=startDate&order=desc`);
    expect(found.resultsList.map((row: { id: string }) => row.id)).toEqual(expected.slice(0, 2));
    expect((await listed(cb, `${audits}?auditStatus=Holding`)).total).toBe(0);
  });
});

describe('the pages of a search', () => {
  it('continue from class to class without gaps', async () => {
    const named = async (name: string) => (await makeSite(directory.owner, { name, city: 'Ely' })).id;
    const spread = async (amount: number, name: (at: string) => string) => {
      const ids: string[] = [];
      for (let at = 0; at < amount; at += 1) ids.push(await named(name(String.fromCharCode(97 + at))));
      return ids;
    };
    const similar = await spread(4, (at) => `Quincey ${at}`);
    const words = await spread(12, (at) => `House ${at} of Quincy`);
    const beginning = await spread(9, (at) => `Quincy ${at}`);
    const exact = await named('Quincy');
    const former = await named('Quincy Dairy');
    await directory.owner.updateTable('site').set({ name: 'Alder Dairy' }).where('id', '=', former).execute();
    const all = [exact, ...beginning, ...words, former];
    expect(await listed(body, `${sites}?searchTerm=quincy`)).toEqual({ total: all.length, ids: all });
    expect(await listed(body, `${sites}?searchTerm=quinczy`)).toMatchObject({
      total: 0,
      ids: expect.arrayContaining(similar),
    });
  });

  it('have one order, whether few rows are found or many', async () => {
    const ordered = ['Yarrow', 'Yarrow Ale', 'Yarrow Zest', 'Great Yarrow', 'The Yarrow Mill'];
    for (const name of ordered.toReversed()) await makeSite(directory.owner, { name, city: 'Ely' });
    const namesFound = async (order: string) => {
      const { body: answer } = await body.get(`${sites}?searchTerm=yarrow&order=${order}`);
      return answer.resultList.map(({ name }: { name: string }) => name).slice(0, 3);
    };
    const few = await Promise.all(['asc', 'desc'].map(namesFound));
    expect(few).toEqual([
      ['Yarrow', 'Yarrow Ale', 'Yarrow Zest'],
      ['Yarrow', 'Yarrow Zest', 'Yarrow Ale'],
    ]);
    const { companyId: company_id } = await makeSite(directory.owner, { name: 'Unit' });
    const more = Array.from({ length: 520 }, (_, at) => `Old Yarrow ${String.fromCharCode(97 + (at % 26))}${at}`);
    const values = more.map((name) => ({ name, company_id, address_line1: '1 Row', city: 'Ely', country_id: 826 }));
    await directory.owner.insertInto('site').values(values).execute();
    expect(await Promise.all(['asc', 'desc'].map(namesFound))).toEqual(few);
    const all = await listed(body, `${sites}?searchTerm=yarrow&rows=50`);
    expect([all.total, new Set(all.ids).size]).toEqual([525, 525]);
  });

  it('find prefixes of few words and of many', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 26; at += 1) {
      const name = `Zephyr${String.fromCharCode(97 + at)}works`;
      ids.push((await makeSite(directory.owner, { name, city: 'Fenquarterham' })).id);
    }
    expect(await listed(body, `${sites}?searchTerm=zephyr`)).toEqual({ total: 26, ids });
    expect((await listed(body, `${sites}?searchTerm=zephyrc`)).ids[0]).toBe(ids[2]);
    expect((await listed(body, `${sites}?searchTerm=fenquarter`)).total).toBe(26);
  });
});
