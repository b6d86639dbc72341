import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../../features/audit/audit.factory.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';
import { openWorkbook } from '../workbooks/open-workbook.ts';

const sites = '/companydirectory/api/Sites';
const companies = '/companydirectory/api/Companies';

let directory: TestDirectory;
let body: Caller;
let company: { id: string };

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} User' });
  company = await makeCompany(directory.owner, { name: 'Exporting Company' });
  for (let at = 0; at < 23; at += 1) await makeSite(directory.owner, { name: `Export ${at}`, company_id: company.id });
});
afterAll(() => directory.close());

const csvOf = async (caller: Caller, url: string): Promise<string[][]> => {
  const { status, text, headers } = await caller.get(`${url}${url.includes('?') ? '&' : '?'}format=csv`);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
  return parse(text, { bom: true });
};

const listed = async (caller: Caller, url: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body: answer } = await caller.get(`${url}${url.includes('?') ? '&' : '?'}pageNumber=${page}`);
    ids.push(...answer.resultList.map((row: { id: string }) => row.id));
    if (page >= answer.totalPages) return ids;
  }
};

const firstCells = (rows: readonly string[][]) => rows.slice(1).map((row) => row[0]);

describe('the export of a list', () => {
  it('has the rows of the list in its order, all pages of them', async () => {
    for (const query of ['', '?sortBy=name&order=desc', '?sortBy=country&country=826'])
      expect(firstCells(await csvOf(body, `${sites}/export${query}`))).toEqual(await listed(body, `${sites}${query}`));
  });

  it('has what the search finds', async () => {
    await makeSite(directory.owner, { name: 'Quince Orchard' });
    const rows = await csvOf(body, `${sites}/export?searchTerm=orchard+quince`);
    expect(firstCells(rows)).toEqual(await listed(body, `${sites}?searchTerm=orchard+quince`));
    expect(rows).toHaveLength(2);
  });

  it('has the caller’s rows and columns alone', async () => {
    await makeSite(directory.owner, { name: 'Somebody else’s' });
    const user = await directory.as({ role: 'Company User', organisations: [['Company', company.id]] });
    const rows = await csvOf(user, `${sites}/export`);
    expect(rows[0]).toEqual(['Site Code', 'Site', 'Country', 'City', 'Owning Company', 'Status', 'Shared']);
    expect(firstCells(rows)).toEqual(await listed(user, sites));
    expect(rows).toHaveLength(24);
    const whole = await csvOf(body, `${sites}/export`);
    expect(whole[0]?.slice(7)).toEqual([
      'Record Status',
      'Audit Start Date',
      'Expiry Date',
      'Certification Status',
      'Standard',
    ]);
    expect((await csvOf(body, `${companies}/export`))[0]).not.toContain('Shared only');
  });

  it('tells a certification body nothing of the audits of strange sites', async () => {
    const site = await makeSite(directory.owner, { name: 'Masked Mill' });
    await makeAudit(directory.owner, { site_id: site.id });
    const { id } = await makeCertificationBody(directory.owner);
    const cb = await directory.as({ role: 'CB Read Only User', organisations: [['CertificationBody', id]] });
    const [, masked] = await csvOf(cb, `${sites}/export?searchTerm=masked`);
    expect(masked?.slice(6)).toEqual(['No', '', '', '', '', '']);
    const [, whole] = await csvOf(body, `${sites}/export?searchTerm=masked`);
    expect(whole?.slice(7)).toEqual(['Current', '2026-03-02', '2999-03-20', 'Certificated', 'Food']);
  });

  it('neutralises what a spreadsheet would take for a formula', async () => {
    const name = '=HYPERLINK("http://example.org","Quoted Fruit")';
    await makeSite(directory.owner, { name, city: '@SUM(A1)' });
    const [, row] = await csvOf(body, `${sites}/export?searchTerm=quoted+fruit`);
    expect(row?.slice(1, 4)).toEqual([`'${name}`, 'United Kingdom', "'@SUM(A1)"]);
  });

  it('is the same as a workbook, which says what it was made with', async () => {
    const { status, bytes, headers } = await body.get(`${companies}/export?format=xlsx&searchTerm=exporting`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/Companies-\d{8}-\d{6}\.xlsx/);
    const [about, sheet] = (await openWorkbook(bytes)).sheets;
    const textOf = (rows: NonNullable<typeof sheet>['rows'] | undefined) =>
      rows?.map(({ cells }) => [...cells.values()].map(({ value }) => String(value)));
    expect(textOf(about?.rows)).toContainEqual(['searchTerm', 'exporting']);
    const csv = await csvOf(body, `${companies}/export?searchTerm=exporting`);
    expect(textOf(sheet?.rows)).toEqual(csv);
  });

  it('refuses a filter by a column the caller does not have', async () => {
    const user = await directory.as({ role: 'Company User', organisations: [['Company', company.id]] });
    expect((await user.get(`${sites}/export?format=csv&auditStandard=4`)).status).toBe(400);
  });
});
