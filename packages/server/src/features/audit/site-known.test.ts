import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeAudit } from './audit.factory.ts';

const paths = { audits: '/audit/api/Audit', tracker: '/verify/api/Verify', palette: '/companydirectory/api/Palette' };

let directory: TestDirectory;
let site: { id: string };
let audit: { id: string };
/** Readers by a share of the audit alone, by a share of the site as well, and the audit's owner, whom the site left. */
let readers: Record<'audit' | 'site' | 'owner', Caller>;

const buyerOf = (id: string) => directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  const [former, seller, one, other] = await Promise.all([1, 2, 3, 4].map(() => makeCompany(owner)));
  site = await makeSite(owner, { company_id: former!.id, name: 'Oldham Dairy', city: 'Hull' });
  audit = await makeAudit(owner, { site_id: site.id, site_name: 'Oldham Dairy', city: 'Hull', is_visible: false });
  await makeAudit(owner, { site_id: site.id, owner_company_id: seller!.id, record_status: 'Closed', standard_id: 8 });
  for (const company of [one!, other!])
    await shareWith(owner, { type: 'audit', id: audit.id }, { type: 'Company', id: company.id });
  await shareWith(owner, { type: 'site', id: site.id }, { type: 'Company', id: other!.id });
  const today = { name: 'Zebra Cheese', trading_as_name: 'Quokka', city: 'Vienna', company_id: seller!.id };
  const register = { external_source: 'register', external_reference: 'XREF77' };
  await owner
    .updateTable('site')
    .set({ ...today, ...register })
    .where('id', '=', site.id)
    .execute();
  readers = { audit: await buyerOf(one!.id), site: await buyerOf(other!.id), owner: await buyerOf(former!.id) };
});
afterAll(() => directory.close());

interface Row {
  id: string;
  site: string;
  city: string;
}
const rowsOf = async (reader: Caller, query: string, path = paths.audits): Promise<Row[]> =>
  (await reader.get(`${path}?${query}`)).body.resultsList.filter(({ id }: Row) => id === audit.id);

const ofToday = ['Zebra', 'Zebra Cheese', 'zebra ch', 'Zebre', 'Quokka', 'XREF77', 'Vienna', 'Oldham Vienna'];

describe.each([
  ['to whom the audit alone is shared', 'audit'],
  ['whom its site left', 'owner'],
] as const)('a reader %s', (_, who) => {
  it('reads the site as the report names it', async () => {
    expect((await readers[who].get(`${paths.audits}/${audit.id}`)).body).toMatchObject({ isSiteInSight: false });
    for (const path of [paths.audits, paths.tracker])
      expect(await rowsOf(readers[who], '', path)).toMatchObject([{ site: 'Oldham Dairy', city: 'Hull' }]);
  });

  it('finds the audit by these names and its numbers alone', async () => {
    for (const path of [paths.audits, paths.tracker]) {
      for (const term of ['Oldham Dairy', 'dairy hull', 'oldh', audit.id, site.id])
        expect(await rowsOf(readers[who], `searchTerm=${term}`, path), term).toHaveLength(1);
      for (const term of ofToday)
        expect(await rowsOf(readers[who], `searchTerm=${term}`, path), `${path} ${term}`).toEqual([]);
    }
  });

  it('is neither suggested nor shown the present name', async () => {
    for (const term of [...ofToday, 'Oldham', audit.id, site.id]) {
      const texts = await Promise.all(
        [`${paths.audits}/suggestions`, `${paths.tracker}/suggestions`, paths.palette].map(async (path) => {
          const { status, text } = await readers[who].get(`${path}?searchTerm=${term}`);
          expect(status, path).toBe(200);
          return text;
        }),
      );
      for (const text of texts) expect(text).not.toMatch(/Zebra|Vienna/);
    }
  });

  it('filters and exports nothing by it', async () => {
    expect(await rowsOf(readers[who], 'city=Vienna', paths.tracker)).toEqual([]);
    for (const sortBy of ['site', 'city']) expect(await rowsOf(readers[who], `sortBy=${sortBy}`)).toHaveLength(1);
    const file = await readers[who].get(`${paths.audits}/export?format=csv`);
    expect(file.text).toContain('Oldham Dairy');
    expect(file.text).not.toMatch(/Zebra|Vienna/);
  });
});

describe('a reader who sees the site as well', () => {
  it('reads and finds the audit as the site is called today, and by its former name', async () => {
    for (const term of ['Zebra Cheese', 'Quokka', 'XREF77', 'Oldham'])
      expect(await rowsOf(readers.site, `searchTerm=${term}`), term).toMatchObject([
        { site: 'Zebra Cheese', city: 'Vienna' },
      ]);
  });
});

describe('a list by site', () => {
  it('has each audit in the place of the name it shows', async () => {
    const { owner } = directory;
    const { id } = await makeCompany(owner);
    for (const name of ['Nettle Mill', 'Poppy Mill'])
      await makeAudit(owner, { site_id: (await makeSite(owner, { company_id: id, name })).id });
    await shareWith(owner, { type: 'audit', id: audit.id }, { type: 'Company', id });
    const reader = await buyerOf(id);
    for (const [sortBy, order] of [
      ['site', 'asc'],
      ['site', 'desc'],
    ] as const) {
      const { body } = await reader.get(`${paths.audits}?sortBy=${sortBy}&order=${order}`);
      const names = body.resultsList.map((row: Row) => row.site);
      expect(order === 'asc' ? names : names.reverse()).toEqual(['Nettle Mill', 'Oldham Dairy', 'Poppy Mill']);
    }
  });
});

describe('the Certificate Tracker', () => {
  it('names an audit that everybody is told of as its site is called today', async () => {
    const { owner } = directory;
    await owner.updateTable('audit').set({ is_visible: true }).where('id', '=', audit.id).execute();
    expect(await rowsOf(readers.audit, 'searchTerm=Zebra', paths.tracker)).toMatchObject([{ site: 'Zebra Cheese' }]);
    expect(await rowsOf(readers.audit, 'searchTerm=Zebra')).toEqual([]);
  });
});
