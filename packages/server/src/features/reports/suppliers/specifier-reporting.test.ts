import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../../app/testing/test-directory.ts';
import { openWorkbook } from '../../../kernel/workbooks/open-workbook.ts';
import { makeAudit, makeCertificationBody } from '../../audit/audit.factory.ts';
import { makeCompany } from '../../company/company.factory.ts';
import { makeFavourite } from '../../favourite/favourite.factory.ts';
import { makeSite, shareWith } from '../../site/site.factory.ts';

let directory: TestDirectory;
let buyer: string;
let caller: Caller;
/** The owner, the site and the certification body of each audit, by what the buyer has of it. */
const made: Record<string, { owner: string; site: string; body: string }> = {};

type Row = Record<string, string | null>;
const read = async (who: Caller, query = ''): Promise<Row[]> =>
  (await who.get(`/report/api/Report/SpecifierReporting/preview?${query}`)).body.resultsList;
const sitesIn = async (query: string) => (await read(caller, query)).map(({ site }) => site);

const supply = async (name: string, option?: string) => {
  const site = await makeSite(directory.owner, { name });
  const { id: body } = await makeCertificationBody(directory.owner, { name: `${name} Certifiers` });
  const ofSite = { site_id: site.id, site_name: name, certification_body_id: body };
  const audit = await makeAudit(directory.owner, ofSite);
  if (option) await directory.owner.insertInto('audit_sharing_option').values({ audit_id: audit.id, option }).execute();
  made[name] = { owner: audit.ownerCompanyId, site: site.id, body };
  return audit;
};

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  buyer = (await makeCompany(owner)).id;
  await supply('Stranger');
  await makeFavourite(owner, buyer, await supply('Basic', 'BasicOnly'));
  await makeFavourite(owner, buyer, await supply('Data'));
  const shared = await supply('Shared', 'BasicOnly');
  await shareWith(owner, { type: 'audit', id: shared.id }, { type: 'Company', id: buyer });
  const hidden = await supply('Held');
  await makeFavourite(owner, buyer, hidden);
  await owner.updateTable('audit').set({ record_status: 'Holding' }).where('id', '=', hidden.id).execute();
  const numbers = [
    { company_id: buyer, site_id: made.Data!.site, number: 'S-204' },
    { company_id: made.Stranger!.owner, site_id: made.Shared!.site, number: 'S-204' },
  ];
  await owner.insertInto('supplier_number').values(numbers).execute();
  caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', buyer]] });
});
afterAll(() => directory.close());

it('suppliers are those of favourites and shares, with what the Certificate Tracker shows of each', async () => {
  const rows = (await read(caller)).map(({ supplier, site, grade, certificationStatus, supplierNumber, because }) =>
    [site, supplier === null, grade, certificationStatus, supplierNumber, because].join(),
  );
  expect(rows).toEqual([
    'Basic,true,,Certificated,,Favourite',
    'Data,true,AA,Certificated,S-204,Favourite',
    'Shared,false,AA,Certificated,,Shared',
  ]);
});

it('suppliers are not found by what is not shown of them', async () => {
  expect(await sitesIn('grade=AA')).toEqual(['Data', 'Shared']);
  expect((await sitesIn('sortBy=expiryDate&order=desc')).at(-1)).toBe('Basic');
  expect(await sitesIn('expiryDateFrom=2026-01-01')).toEqual(['Data', 'Shared']);
  const owned = (name: string) => sitesIn(`organisation=${made[name]?.owner}`);
  expect([await owned('Basic'), await owned('Data'), await owned('Shared')]).toEqual([[], [], ['Shared']]);
  expect(await sitesIn(`organisation=${made.Basic?.site}`)).toEqual(['Basic']);
  expect(await sitesIn('supplierNumber=S-204')).toEqual(['Data']);
});

it('a workbook names no certification body that is shown on none of its suppliers', async () => {
  const bodies = ['Basic', 'Data', 'Shared', 'Stranger'].map((name) => `certificationBody=${made[name]?.body}`);
  const { bytes } = await caller.get(`/report/api/Report/SpecifierReportingXlsx?${bodies.join('&')}`);
  const { sheets } = await openWorkbook(bytes);
  const facts = sheets[0]?.rows.map(({ cells }) => [...cells.values()].map(({ value }) => String(value)).join(': '));
  const named = facts?.find((fact) => fact.startsWith('Certification body'));
  expect(named).toContain('Data Certifiers');
  expect(named).toContain('Shared Certifiers');
  expect(named).not.toMatch(/Basic|Stranger/);
});

it('suppliers are nobody’s but the company’s, and Lite users have no favourites in the newer presentation', async () => {
  const lite = await directory.as({ role: 'Company User', organisations: [['Company', buyer]] });
  expect(await read(lite)).toHaveLength(3);
  const { flags } = directory.kernel;
  directory.kernel.flags = { ...flags, Megatron: true };
  expect(await read(lite)).toMatchObject([{ site: 'Shared' }]);
  directory.kernel.flags = flags;
  const other = await directory.as({ role: 'Company User', organisations: [['Company', made.Stranger!.owner]] });
  expect(await read(other)).toEqual([]);
  const body = await directory.as({ role: '{body} Admin' });
  const site = await directory.as({ role: 'Site User', organisations: [['Site', made.Shared!.site]] });
  for (const none of [body, site])
    expect((await none.get('/report/api/Report/SpecifierReporting/preview')).status).toBe(404);
});
