import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

const sheetsOf = async (bytes: Buffer): Promise<string[][][]> =>
  (await openWorkbook(bytes)).sheets.map(({ rows }) =>
    rows.map(({ cells }) => [...cells.values()].map(({ value }) => String(value))),
  );

/** How many statements wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(directory.owner);
  return rows.length;
};

const firstCells = (rows: readonly string[][]) => rows.slice(1).map((row) => row[0]);

describe('the export of a list', () => {
  it('has the rows of the list in its order, from all pages', async () => {
    for (const query of ['', '?sortBy=name&order=desc', '?sortBy=country&country=826'])
      expect(firstCells(await csvOf(body, `${sites}/export${query}`))).toEqual(await listed(body, `${sites}${query}`));
  });

  it('has the rows that the search finds', async () => {
    await makeSite(directory.owner, { name: 'Quince Orchard' });
    const rows = await csvOf(body, `${sites}/export?searchTerm=orchard+quince`);
    expect(firstCells(rows)).toEqual(await listed(body, `${sites}?searchTerm=orchard+quince`));
    expect(rows).toHaveLength(2);
  });

  it('has search results in rank order', async () => {
    for (const name of ['Old Medlar Mill', 'Medlar Zest', 'Medlars', 'Medlar', 'Medlar Ale', 'Mendlar Fish'])
      await makeSite(directory.owner, { name });
    for (const query of ['searchTerm=medlar', 'searchTerm=medlar&order=desc', 'searchTerm=medlar&sortBy=name']) {
      const exported = firstCells(await csvOf(body, `${sites}/export?${query}`));
      expect(exported).toHaveLength(5);
      const rows = await listed(body, `${sites}?${query}`);
      expect(exported, 'without “Mendlar Fish”, which only resembles the term').toEqual(rows.slice(0, 5));
      expect(rows).toHaveLength(6);
    }
  });

  it('has no rows if the search is too short, like the list', async () => {
    for (const term of ['!!!', '%', '\u200f']) {
      const query = `searchTerm=${encodeURIComponent(term)}`;
      expect(await listed(body, `${sites}?${query}`)).toEqual([]);
      expect(await csvOf(body, `${sites}/export?${query}`)).toHaveLength(1);
    }
  });

  it('has only the caller’s rows and columns', async () => {
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

  it('reveals no audits of unrelated sites to a certification body', async () => {
    const site = await makeSite(directory.owner, { name: 'Masked Mill' });
    await makeAudit(directory.owner, { site_id: site.id });
    const { id } = await makeCertificationBody(directory.owner);
    const cb = await directory.as({ role: 'CB Read Only User', organisations: [['CertificationBody', id]] });
    const [, masked] = await csvOf(cb, `${sites}/export?searchTerm=masked`);
    expect(masked?.slice(6)).toEqual(['No', '', '', '', '', '']);
    const [, whole] = await csvOf(body, `${sites}/export?searchTerm=masked`);
    expect(whole?.slice(7)).toEqual(['Current', '2026-03-02', '2999-03-20', 'Certificated', 'Food']);
  });

  it('has only the selected rows, in the list’s order and within its filters', async () => {
    const ids = (await listed(body, `${sites}?searchTerm=export`)).slice(0, 3);
    const chosen = ids.map((id) => `ids=${id}`).join('&');
    expect(firstCells(await csvOf(body, `${sites}/export?${chosen}&sortBy=name&order=desc`))).toEqual(
      firstCells(await csvOf(body, `${sites}/export?sortBy=name&order=desc`)).filter((id) => ids.includes(id ?? '')),
    );
    expect(firstCells(await csvOf(body, `${sites}/export?ids=${ids[0]}&country=4`))).toEqual([]);
  });

  it('omits a selected row that the caller cannot see, exactly like an unknown one', async () => {
    const strange = await makeSite(directory.owner, { name: 'Strange Smokehouse' });
    const user = await directory.as({ role: 'Company User', organisations: [['Company', company.id]] });
    const [own = ''] = await listed(user, sites);
    const chosen = (id: string) => csvOf(user, `${sites}/export?ids=${own}&ids=${id}`);
    expect(firstCells(await chosen(strange.id))).toEqual([own]);
    expect(await chosen(strange.id)).toEqual(await chosen('999999999'));
    const { bytes } = await user.get(`${sites}/export?format=xlsx&ids=${strange.id}`);
    expect((await sheetsOf(bytes)).flat(2).join(' ')).not.toContain('Strange');
  });

  it.each([['ids=0'], ['ids=one'], [`${'ids=1&'.repeat(201)}`]])('refuses invalid ids and too many', async (ids) => {
    const { status, body: answer } = await body.get(`${sites}/export?format=csv&${ids}`);
    expect({ status, field: answer.fields?.[0]?.path }).toEqual({ status: 400, field: 'ids' });
  });

  it('neutralises text that a spreadsheet would read as a formula', async () => {
    const name = '=HYPERLINK("http://example.org","Quoted Fruit")';
    await makeSite(directory.owner, { name, city: '@SUM(A1)' });
    const [, row] = await csvOf(body, `${sites}/export?searchTerm=quoted+fruit`);
    expect(row?.slice(1, 4)).toEqual([`'${name}`, 'United Kingdom', "'@SUM(A1)"]);
  });

  it('is the same as a workbook', async () => {
    const { status, bytes, headers } = await body.get(`${companies}/export?format=xlsx&searchTerm=exporting`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/"Companies-\d{8}-\d{6}\.xlsx"/);
    const [, sheet] = await sheetsOf(bytes);
    expect(sheet).toEqual(await csvOf(body, `${companies}/export?searchTerm=exporting`));
  });

  it.each([
    ['', [['Order', 'Site, ascending']]],
    [
      'searchTerm=export&country=826&country=4&order=desc&pageNumber=2',
      [
        ['Search', 'export'],
        ['Country', 'United Kingdom, Afghanistan'],
        ['Order', 'Best match first, then names descending'],
      ],
    ],
    [
      'status=Active&status=Probation&auditStandard=4&showArchived=true&sortBy=auditExpiryDate&order=desc',
      [
        ['Status', 'Active, Probation'],
        ['Standard', 'Food'],
        ['Show archived', 'Yes'],
        ['Order', 'Expiry Date, descending'],
      ],
    ],
    [
      'ids=987654',
      [
        ['Rows', 'Only the selected'],
        ['Order', 'Site, ascending'],
      ],
    ],
    [
      'country=987654',
      [
        ['Country', '987654'],
        ['Order', 'Site, ascending'],
      ],
    ],
  ])('describes its filters in a workbook in readable form: %s', async (query, facts) => {
    const [about] = await sheetsOf((await body.get(`${sites}/export?format=xlsx&${query}`)).bytes);
    const [title, made, ...rest] = about ?? [];
    expect(title).toEqual(['Sites']);
    expect(made).toEqual(['Made', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)]);
    expect(rest).toEqual(facts);
  });

  it('describes the requested range of days, and the certification body', async () => {
    const { id } = await makeCertificationBody(directory.owner, { name: 'Certa Nordic' });
    await makeAudit(directory.owner, { certification_body_id: id });
    const query = `startDateFrom=2026-01-01&startDateTo=2026-06-30&certificationBody=${id}`;
    const [about] = await sheetsOf((await body.get(`/audit/api/Audit/export?format=xlsx&${query}`)).bytes);
    expect(about?.slice(2)).toEqual([
      ['Audit start date from', '2026-01-01'],
      ['Audit start date to', '2026-06-30'],
      ['Certification body', 'Certa Nordic'],
      ['Order', 'Audit start date, descending'],
    ]);
  });

  it('names the certification body of a filter to readers who see only some rows', async () => {
    const { id } = await makeCertificationBody(directory.owner, { name: 'Certa Baltic' });
    const { ownerCompanyId } = await makeAudit(directory.owner, { certification_body_id: id });
    const reader = await directory.as({ role: 'Company BI S User', organisations: [['Company', ownerCompanyId]] });
    const answer = await reader.get(`/audit/api/Audit/export?format=xlsx&certificationBody=${id}`);
    expect(answer.status).toBe(200);
    expect((await sheetsOf(answer.bytes))[0]).toContainEqual(['Certification body', 'Certa Baltic']);
  });

  it('is refused on the next call to users of a company that may not export, and of its sites', async () => {
    const kept = await makeCompany(directory.owner);
    const site = await makeSite(directory.owner, { company_id: kept.id });
    const people = await Promise.all([
      directory.as({ role: 'Company User', organisations: [['Company', kept.id]] }),
      directory.as({ role: 'Site User', organisations: [['Site', site.id]] }),
    ]);
    const urls = [`${companies}/export`, `${sites}/export`, '/audit/api/Audit/export'];
    const answers = async (caller: Caller) => {
      const statuses: number[] = [];
      for (const url of urls) statuses.push((await caller.get(`${url}?format=csv`)).status);
      return statuses;
    };
    for (const person of people) expect(new Set(await answers(person))).not.toContain(403);
    await directory.owner.updateTable('company').set({ allow_export_list: false }).where('id', '=', kept.id).execute();
    for (const person of people) {
      expect(await answers(person)).toEqual([403, 403, 403]);
      expect((await person.get(`${sites}/export?format=csv`)).body.code).toBe('request.exportPrevented');
    }
    expect(await answers(body)).toEqual([200, 200, 200]);
  });

  it('uses at most two connections per person and half of all, however long it takes', async () => {
    const [reader, other] = await Promise.all([1, 2].map(() => directory.as({ role: '{body} User' })));
    const read = (caller = reader) => caller?.get(`${sites}/export?format=csv`);
    const lock = await directory.owner.startTransaction().execute();
    try {
      await sql`lock table site_listing in access exclusive mode`.execute(lock);
      const underWay = [read(), read()];
      await vi.waitFor(async () => expect(await waiting()).toBe(underWay.length), 10_000);
      expect(await read()).toMatchObject({ status: 429, body: { code: 'request.underWay' } });
      expect(await read(other)).toMatchObject({ status: 503, body: { code: 'request.busy' } });
      expect(await other?.get(companies)).toMatchObject({ status: 200 });
      await lock.rollback().execute();
      expect(await Promise.all(underWay)).toMatchObject([{ status: 200 }, { status: 200 }]);
      expect(await read(other)).toMatchObject({ status: 200 });
    } finally {
      if (!lock.isRolledBack) await lock.rollback().execute();
    }
  });

  it('is not started for a HEAD request', async () => {
    let begun = 0;
    const count = () => {
      begun += 1;
    };
    directory.database.readPool.on('acquire', count);
    const { status } = await body.send({ method: 'HEAD', url: `${sites}/export?format=csv` });
    directory.database.readPool.off('acquire', count);
    expect({ status, begun }).toEqual({ status: 404, begun: 0 });
  });

  it('refuses a filter by a column the caller does not have', async () => {
    const user = await directory.as({ role: 'Company User', organisations: [['Company', company.id]] });
    expect((await user.get(`${sites}/export?format=csv&auditStandard=4`)).status).toBe(400);
  });
});
