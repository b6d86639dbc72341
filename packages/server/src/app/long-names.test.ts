import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAudit } from '../features/audit/audit.factory.ts';
import { makeSite } from '../features/site/site.factory.ts';
import { companyNamed } from './testing/entities/company.ts';
import { siteNamed } from './testing/entities/site.ts';
import { type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';

const [companies, sites, audits] = [
  '/companydirectory/api/Companies',
  '/companydirectory/api/Sites',
  '/audit/api/Audit',
];

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

/** Reads every value of a table as text, as a backup does. */
const copied = async (table: string) => {
  const { rows } = await sql<{ copied: string }>`select * from ${sql.table(table)}`.execute(directory.owner);
  await sql`copy ${sql.table(table)} to program 'cat > /dev/null'`.execute(directory.owner);
  return rows.length;
};

describe('a name of a thousand characters', () => {
  /** Neither repeats, so compression cannot make it fit. */
  const ideographs = String.fromCodePoint(...Array.from({ length: 1000 }, (_, at) => 0x4e00 + at));

  it.each([
    ['one word of a script with spaces', 'क'.repeat(1000)],
    ['as many different ideographs', ideographs],
  ])('is kept, found and backed up: %s', async (_, name) => {
    const company = await body.post(companies, companyNamed(name));
    const site = await body.post(sites, siteNamed(company.body.id, name));
    expect([company.status, site.status]).toEqual([200, 200]);
    await makeAudit(directory.owner, { site_id: site.body.id });
    for (const table of ['company_listing', 'site_listing', 'audit_listing'])
      expect(await copied(table)).toBeGreaterThan(0);
    const term = encodeURIComponent(name.slice(0, 100));
    for (const url of [companies, sites]) {
      const { body: page } = await body.get(`${url}?searchTerm=${term}`);
      expect(page.resultList.map((row: { name: string }) => row.name)).toEqual([name]);
    }
    expect((await body.get(`${audits}?searchTerm=${term}`)).body.total).toBe(1);
  });

  it('becomes a former name like any other', async () => {
    const { id } = await makeSite(directory.owner, { name: ideographs });
    await sql`update site set name = 'Short' where id = ${id}`.execute(directory.owner);
    await sql`update site set name = ${ideographs} where id = ${id}`.execute(directory.owner);
    await sql`update site set name = 'Short' where id = ${id}`.execute(directory.owner);
    const { body: site } = await body.get(`${sites}/${id}`);
    expect(site.formerNames.map((former: { name: string }) => former.name)).toEqual([ideographs]);
  });
});
