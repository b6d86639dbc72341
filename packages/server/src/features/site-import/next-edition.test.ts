import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { reportLines } from './import-report.rules.ts';
import { importSites } from './import-sites.commands.ts';
import { first, map, openRegister, type Register, second, silent } from './site-import.factory.ts';

describe('the next edition of a register', () => {
  let register: Register;
  beforeEach(async () => {
    register = await openRegister();
    await register.load(first);
    return register.close;
  });

  it('updates changed sites, adds new ones, and reports those that vanished', async () => {
    const outcome = await register.load(second);
    expect(outcome.comparison.changed.map(({ site }) => site.reference)).toEqual([
      '1 UK 90001',
      '9004',
      'QA 010',
      'QA 011',
    ]);
    expect(outcome.comparison.added.map(({ reference }) => reference)).toEqual(['QA 070', 'QA 071']);
    const { id } = await register.siteOf('QA 040');
    const lines = reportLines(outcome);
    expect(lines).toContain(`  ${id} (QA 040): “Sandpiper Cockles”, Fleetness`);
    expect(lines.join('\n')).toContain('(1 UK 90001): postcode “AM12QX” → “AM1 2QX”');
    expect(await register.siteOf('1 UK 90001')).toMatchObject({ zip_code: 'AM1 2QX', version: 2 });
    expect(await register.siteOf('9001')).toMatchObject({ version: 1 });
  });

  it('does not change a vanished site, or report a site in a refused row as vanished', async () => {
    const before = [await register.siteOf('QA 040'), await register.siteOf('QA 061')];
    const { comparison, refused } = await register.load(second);
    expect(comparison.vanished.map(({ reference }) => reference)).toEqual(['QA 040']);
    expect(refused).toContainEqual({ line: 22, reason: '“Albion” is no country: the map may say which one is meant' });
    expect([await register.siteOf('QA 040'), await register.siteOf('QA 061')]).toEqual(before);
  });

  it('keeps a former name that search still finds', async () => {
    await register.load(second);
    const { id } = await register.siteOf('QA 010');
    const { rows } = await sql<{ id: string }>`select id from site_listing
      where all_words @@ (search_query('tor view cold store') ->> 'strict')::tsquery order by id limit 1`.execute(
      register.database.reads,
    );
    expect(rows).toEqual([{ id }]);
  });

  it('renames a company when all its sites take the new name', async () => {
    const { company_id } = await register.siteOf('QA 010');
    const { companies } = await register.load(second);
    expect(companies.renamed).toMatchObject([{ company: { id: company_id }, name: 'Tor View Logistics Ltd' }]);
    expect(await register.siteOf('QA 011')).toMatchObject({ company_id, company: 'Tor View Logistics Ltd' });
  });

  it('does not rename a company while one of its sites keeps the name', async () => {
    const { company_id } = await register.siteOf('9004');
    const { companies } = await register.load(second);
    expect(companies.kept).toMatchObject([
      { company: { id: company_id }, reason: 'not all its sites take the new name' },
    ]);
    expect(await register.siteOf('9004')).toMatchObject({
      name: 'Brindle Foods Ltd',
      company: 'Brindle & Daughters Ltd',
    });
  });

  it('does not rename a company to another’s name', async () => {
    await register.database.writes
      .insertInto('company')
      .values({ name: 'TOR VIEW LOGISTICS LTD', address_line1: '1 Row', city: 'Hull', country_id: 826 })
      .execute();
    const { companies } = await register.load(second);
    expect(companies.kept.map(({ reason }) => reason)).toContain('another company already has the new name');
    expect(await register.siteOf('QA 010')).toMatchObject({ company: 'Tor View Cold Store Ltd' });
  });

  it('assigns a new site to the company of its name', async () => {
    await register.load(second);
    const [old, added] = [await register.siteOf('9001'), await register.siteOf('QA 070')];
    expect(added).toMatchObject({ company_id: old.company_id, name: 'Harbour Lane Smokehouse Ltd Whitmouth' });
  });

  it('adds a new company for a name that only search takes for the same', async () => {
    const { company_id } = await register.siteOf('9001');
    const renamed = { name: 'Harbour Lane Smoke House Limited Whitmouth' };
    await register.database.writes.updateTable('company').set(renamed).where('id', '=', company_id).execute();
    await register.load(second);
    expect((await register.siteOf('QA 070')).company_id).not.toBe(company_id);
  });

  it('adds a new company when the one of its name is archived', async () => {
    const { company_id } = await register.siteOf('9001');
    await register.database.writes
      .updateTable('company')
      .set({ status: 'Archived' })
      .where('id', '=', company_id)
      .execute();
    await register.load(second);
    expect((await register.siteOf('QA 070')).company_id).not.toBe(company_id);
  });

  it('reports in a dry run what it would do, and stores nothing', async () => {
    const before = await register.everything();
    const dry = await register.load(second, true);
    expect(await register.everything()).toBe(before);
    const { comparison, companies, refused } = await register.load(second);
    expect(dry).toMatchObject({ comparison, refused, companies: { renamed: companies.renamed, kept: companies.kept } });
    expect(reportLines(dry, true)).toContain('This was a dry run: nothing was stored.');
  });
});

describe('a manual change', () => {
  let register: Register;
  beforeEach(async () => {
    register = await openRegister();
    await register.load(first);
    return register.close;
  });

  it('is kept if the file has no column for it', async () => {
    const { company_id } = await register.siteOf('9005');
    const byHand = { status: 'Suspended', website: 'https://tor.example', company_id, county: 'Gwynedd' };
    await register.database.writes.updateTable('site').set(byHand).where('external_reference', '=', 'QA 010').execute();
    const { companies } = await register.load(second);
    expect(await register.siteOf('QA 010')).toMatchObject({ ...byHand, name: 'Tor View Logistics Ltd' });
    expect(companies.kept.map(({ company }) => company.name)).not.toContain('Tor View Cold Store Ltd');
  });

  it('is kept on a company, whose name and address the file never decides', async () => {
    const { company_id } = await register.siteOf('QA 010');
    const byHand = { name: 'Tor View Holdings plc', city: 'Cardiff', website: 'https://tor.example' };
    await register.database.writes.updateTable('company').set(byHand).where('id', '=', company_id).execute();
    const { companies } = await register.load(second);
    expect(companies.renamed).toEqual([]);
    const stored = await register.database.reads
      .selectFrom('company')
      .selectAll()
      .where('id', '=', company_id)
      .execute();
    expect(stored).toMatchObject([{ ...byHand, version: 1 }]);
  });

  it('is kept on a company renamed together with its site, although the site is overwritten', async () => {
    const { company_id } = await register.siteOf('1 UK 90001');
    const name = 'Larkspur Eggs and Honey';
    await register.database.writes
      .updateTable('site')
      .set({ name })
      .where('external_reference', '=', '1 UK 90001')
      .execute();
    await register.database.writes.updateTable('company').set({ name }).where('id', '=', company_id).execute();
    const { companies } = await register.load(first);
    expect(companies.kept.map(({ reason }) => reason)).toEqual(['its sites bore the new name before']);
    expect(await register.siteOf('1 UK 90001')).toMatchObject({ name: 'Larkspur Farm Eggs', company: name });
  });

  it('is overwritten where the file decides: name and address of a site', async () => {
    const byHand = { name: 'Larkspur Eggs', city: 'Elsewhere' };
    await register.database.writes
      .updateTable('site')
      .set(byHand)
      .where('external_reference', '=', '1 UK 90001')
      .execute();
    await register.load(first);
    expect(await register.siteOf('1 UK 90001')).toMatchObject({
      name: 'Larkspur Farm Eggs',
      city: 'Aldermere',
      version: 2,
    });
  });

  it('does not affect a site of another register with the same number', async () => {
    const other = { ...map, source: 'Another register' };
    const { comparison } = await importSites(register.database, { bytes: first, map: other }, silent);
    expect(comparison.added).toHaveLength(14);
  });
});
