import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeAudit } from './audit.factory.ts';

const paths = { audits: '/audit/api/Audit', tracker: '/verify/api/Verify', palette: '/companydirectory/api/Palette' };
const reports = '/report/api/Report';

let directory: TestDirectory;
let site: { id: string };
let audit: { id: string };
/** Readers by a share of the audit alone, by a share of the site as well, and the audit's owner, whom the site left. */
let readers: Record<'audit' | 'site' | 'owner', Caller>;
let buyer: { id: string };

const buyerOf = (id: string) => directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  const [former, seller, one, other] = await Promise.all([1, 2, 3, 4].map(() => makeCompany(owner, { tier: 'Pro' })));
  site = await makeSite(owner, { company_id: former!.id, name: 'Oldham Dairy', city: 'Hull' });
  audit = await makeAudit(owner, { site_id: site.id, site_name: 'Oldham Dairy', city: 'Hull', is_visible: false });
  await makeAudit(owner, { site_id: site.id, owner_company_id: seller!.id, record_status: 'Closed', standard_id: 8 });
  for (const company of [one!, other!])
    await shareWith(owner, { type: 'audit', id: audit.id }, { type: 'Company', id: company.id });
  await shareWith(owner, { type: 'site', id: site.id }, { type: 'Company', id: other!.id });
  const today = {
    name: 'Zebra Cheese',
    trading_as_name: 'Quokka',
    city: 'Vienna',
    country_id: 40,
    company_id: seller!.id,
  };
  const register = { external_source: 'register', external_reference: 'XREF77' };
  await owner
    .updateTable('site')
    .set({ ...today, ...register })
    .where('id', '=', site.id)
    .execute();
  const numbers = [
    { site_id: site.id, source: 'HAVI', number: 'H-9' },
    { site_id: site.id, source: 'ASDA', number: 'A-9' },
  ];
  await owner.insertInto('site_reference').values(numbers).execute();
  buyer = one!;
  readers = { audit: await buyerOf(buyer.id), site: await buyerOf(other!.id), owner: await buyerOf(former!.id) };
});
afterAll(() => directory.close());

interface Row {
  id: string;
  site: string;
  city: string;
  country: string;
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
      expect(await rowsOf(readers[who], '', path)).toMatchObject([
        { site: 'Oldham Dairy', city: 'Hull', country: 'United Kingdom' },
      ]);
  });

  it('finds the audit by these names and its numbers alone', async () => {
    for (const path of [paths.audits, paths.tracker]) {
      for (const term of ['Oldham Dairy', 'dairy hull', 'oldh', audit.id, site.id, `${site.id} oldham`])
        expect(await rowsOf(readers[who], `searchTerm=${term}`, path), term).toHaveLength(1);
      for (const term of ofToday)
        expect(await rowsOf(readers[who], `searchTerm=${term}`, path), `${path} ${term}`).toEqual([]);
      expect(await rowsOf(readers[who], `searchTerm=${site.id} zebra`, path), path).toEqual([]);
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

  it('filters, counts and exports by these alone', async () => {
    expect(await rowsOf(readers[who], 'city=Vienna', paths.tracker)).toEqual([]);
    expect(await rowsOf(readers[who], 'city=Hull', paths.tracker)).toHaveLength(1);
    for (const path of [paths.audits, paths.tracker]) {
      expect(await rowsOf(readers[who], 'country=40', path)).toEqual([]);
      expect(await rowsOf(readers[who], 'country=826', path)).toHaveLength(1);
      expect(await rowsOf(readers[who], 'country=40&country=826', path)).toHaveLength(1);
    }
    for (const sortBy of ['site', 'city', 'country'])
      expect(await rowsOf(readers[who], `sortBy=${sortBy}`)).toHaveLength(1);
    const file = await readers[who].get(`${paths.audits}/export?format=csv`);
    expect(file.text).toContain('Oldham Dairy');
    expect(file.text).not.toMatch(/Zebra|Vienna|Austria/);
  });

  it('is reported and counted the site of the report', async () => {
    const status = `${reports}/CertificationStatus/preview`;
    const [row] = await rowsOf(readers[who], '', status);
    expect(row).toMatchObject({ site: 'Oldham Dairy', asdaCode: null });
    expect(await rowsOf(readers[who], 'asdaCode=A-9', status)).toEqual([]);
    expect((await readers[who].get(`${reports}/HaviGqs/preview`)).body).toMatchObject({ total: 0 });
    const { body } = await readers[who].get('/dashboard/api/Dashboard');
    const { id } = body.find(({ reportId }: { reportId: string }) => reportId === 'builtin-certificates-by-country');
    const { figures } = (await readers[who].get(`/dashboard/api/Dashboard/${id}/data`)).body;
    expect(figures).toEqual([{ country: { id: '826', name: 'United Kingdom' }, total: 1 }]);
  });
});

describe('Specifier Reporting', () => {
  it('names the site as the report does', async () => {
    const path = `${reports}/SpecifierReporting/preview`;
    const { body, text } = await readers.audit.get(`${path}?sortBy=site`);
    expect(body.resultsList).toMatchObject([{ site: 'Oldham Dairy' }]);
    expect(text).not.toMatch(/Zebra|Vienna|Austria/);
    expect((await readers.audit.get(`${path}?country=40`)).body.total).toBe(0);
  });
});

describe('Sharing', () => {
  it('names the site of a shared audit as the report does', async () => {
    const { id } = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'audit', id: audit.id }, { type: 'Company', id });
    const path = `${reports}/Sharing/preview`;
    const { body, text } = await readers.owner.get(`${path}?country=826`);
    expect(body.resultsList).toContainEqual(expect.objectContaining({ number: audit.id, name: 'Oldham Dairy' }));
    expect(text).not.toContain('Zebra');
    expect((await readers.owner.get(`${path}?country=40`)).body.total).toBe(0);
  });
});

describe('a reader who sees the site as well', () => {
  it('reads and finds the audit as the site is called today, and by its former name', async () => {
    for (const term of ['Zebra Cheese', 'Quokka', 'XREF77', 'Oldham'])
      expect(await rowsOf(readers.site, `searchTerm=${term}`), term).toMatchObject([
        { site: 'Zebra Cheese', city: 'Vienna', country: 'Austria' },
      ]);
    expect(await rowsOf(readers.site, 'country=40')).toHaveLength(1);
    const status = `${reports}/CertificationStatus/preview`;
    expect(await rowsOf(readers.site, 'asdaCode=A-9', status)).toMatchObject([{ asdaCode: 'A-9' }]);
    const ofHavi = await readers.site.get(`${reports}/HaviGqs/preview?supplierNumber=H-9&recordStatus=Current`);
    expect(ofHavi.body.resultsList).toMatchObject([{ supplierNumber: 'H-9', site: 'Zebra Cheese' }]);
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

it('an audit is not found by other names of its site that the report does not say', async () => {
  const { owner } = directory;
  const register = { external_source: 'register', external_reference: 'NREF78' };
  const sites = await Promise.all(
    [{ trading_as_name: 'Numbat' }, register, {}].map((more) =>
      makeSite(owner, { name: 'Even Mill', city: 'Hull', ...more }),
    ),
  );
  await owner.insertInto('site_former_name').values({ site_id: sites[2]!.id, name: 'Dingo Mill' }).execute();
  for (const { id } of sites) {
    const shared = await makeAudit(owner, { site_id: id, site_name: 'Even Mill', city: 'Hull', is_visible: false });
    await shareWith(owner, { type: 'audit', id: shared.id }, { type: 'Company', id: buyer.id });
  }
  const found = async (term: string) => (await readers.audit.get(`${paths.audits}?searchTerm=${term}`)).body.total;
  expect(await found('Even')).toBe(3);
  for (const term of ['Numbat', 'NREF78', 'Dingo']) expect(await found(term), term).toBe(0);
});
