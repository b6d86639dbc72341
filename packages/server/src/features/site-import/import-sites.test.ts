import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../kernel/database/database.ts';
import { asOwner } from '../../kernel/database/owner-connection.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { reportLines } from './import-report.rules.ts';
import { importSites } from './import-sites.commands.ts';
import { readSiteMap } from './site-map.rules.ts';

const maps = new URL('../../../maps/', import.meta.url);
const map = readSiteMap(await readFile(new URL('uk-approved-establishments.json', maps), 'utf8'));
const first = await readFile(new URL('example/approved-establishments-first.csv', maps));
const second = await readFile(new URL('example/approved-establishments-second.csv', maps));

let database: Database;
const silent = () => undefined;
const load = (bytes: Uint8Array, dryRun = false) => importSites(database, { bytes, map, dryRun }, silent);

/** A database for each test, because the outcome of an import depends on what is stored. */
const openFresh = async () => {
  const { serverUrl, ownerUrl } = await freshDatabase();
  database = openDatabase(serverUrl, 2);
  return ownerUrl;
};
const close = () => database.close();

const siteOf = async (reference: string) =>
  database.reads
    .selectFrom('site')
    .innerJoin('company', 'company.id', 'site.company_id')
    .selectAll('site')
    .select('company.name as company')
    .where('external_reference', '=', reference)
    .executeTakeFirstOrThrow();

/** Everything an import could change, as one text. */
const everything = async () => {
  const { rows } = await sql<{ all: string }>`
    select md5(string_agg(row, E'\n' order by row)) as all from (
      select to_jsonb(site)::text as row from site union all select to_jsonb(company)::text from company
      union all select to_jsonb(log)::text from change_log as log
      union all select to_jsonb(former)::text from site_former_name as former) as stored`.execute(database.reads);
  return rows[0]?.all;
};

describe('the first edition of a register', () => {
  let ownerUrl: string;
  beforeAll(async () => {
    ownerUrl = await openFresh();
  });
  afterAll(close);

  it('imports its sites, and reports each refused row with its line and the reason', async () => {
    const progress: string[] = [];
    const outcome = await importSites(database, { bytes: first, map }, (line) => progress.push(line));
    expect(outcome.comparison.added).toHaveLength(14);
    expect(outcome.refused).toEqual([
      { line: 13, reason: 'Reference QA 030 is already on line 12' },
      { line: 14, reason: 'Reference QA 030 is already on line 12' },
      { line: 16, reason: 'TradingName: Field is required' },
      { line: 17, reason: '“Albion” is no country: the map may say which one is meant' },
      { line: 18, reason: 'Has 3 columns where the header has 71' },
    ]);
    expect(progress).toContain('  14 of 14 sites added');
    expect(reportLines(outcome)).toContain('Sites: 14 added, 0 changed, 0 as they were; 0 no longer in the file.');
  });

  it('reads quotes, commas, accents, spaces around values and line breaks within one', async () => {
    expect(await siteOf('9001')).toMatchObject({ name: 'Harbour Lane Smokehouse Ltd, Whitmouth', zip_code: 'WM4 7RD' });
    expect(await siteOf('9002')).toMatchObject({
      name: 'The "Copper Kettle" Kitchen',
      address_line1: '12 Mill Street',
    });
    expect(await siteOf('9003')).toMatchObject({
      name: 'Pellow’s Dairy',
      address_line2: 'St Issey',
      address_line3: null,
    });
    expect(await siteOf('QA 060')).toMatchObject({ name: 'Gull Rock Fisheries' });
    expect(await siteOf('QA 061')).toMatchObject({ name: 'Joe "The Fish" Marlow' });
  });

  it('fills a missing address line with the town, and keeps an empty postcode empty', async () => {
    expect(await siteOf('QA 021')).toMatchObject({ address_line1: 'Port Erin', city: 'Port Erin', zip_code: null });
    expect(await siteOf('QA 020')).toMatchObject({ address_line1: 'La Rue du Puits', address_line2: null });
  });

  it('finds countries by name, by code, and by the map’s aliases', async () => {
    const countries = await Promise.all(['9002', 'QA 010', 'QA 030', 'QA 020', 'QA 021'].map(siteOf));
    expect(countries.map(({ country_id }) => country_id)).toEqual([826, 826, 826, 832, 833]);
  });

  it('creates one company for sites of one trading name', async () => {
    const [one, other] = [await siteOf('9004'), await siteOf('9005')];
    expect(other.company_id).toBe(one.company_id);
    expect(one.company).toBe('Brindle & Daughters Ltd');
    const { rows } = await sql`select from company`.execute(database.reads);
    expect(rows).toHaveLength(12);
  });

  it('leaves no words waiting to enter the indexes of the search', async () => {
    const { rows } = await asOwner(ownerUrl, (owner) =>
      owner.query(`select gin_clean_pending_list(name::regclass)::int as waiting
        from unnest('{site_listing_words, site_listing_all_words, company_listing_words, search_word_slips}'::text[]) as name`),
    );
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ waiting: 0 })));
  });

  it('makes the rarity of words known to the search at once', async () => {
    const { rows } = await sql<{ words: number }>`select cardinality(most_common_elem_freqs) as words from pg_stats
      where tablename = 'site_listing' and attname = 'all_words'`.execute(database.reads);
    expect(rows[0]?.words).toBeGreaterThan(10);
  });

  it('names the import in the change log', async () => {
    const { rows } = await sql`select distinct event, actor_id from change_log`.execute(database.reads);
    expect(rows).toEqual([{ event: 'Import sites', actor_id: null }]);
  });

  it('changes nothing when it is loaded again', async () => {
    const before = await everything();
    const { comparison } = await load(first);
    expect(comparison).toMatchObject({ added: [], changed: [], unchanged: 14, vanished: [] });
    expect(await everything()).toBe(before);
  });

  it('can be encoded in Windows-1252', async () => {
    const bytes = Uint8Array.from(
      [...first.toString('utf8').slice(1)].map((letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))),
    );
    const { encoding, comparison } = await load(bytes);
    expect(encoding).toBe('Windows-1252');
    expect(comparison.changed).toEqual([]);
  });
});

describe('the next edition of a register', () => {
  beforeEach(async () => {
    await openFresh();
    await load(first);
    return close;
  });

  it('updates changed sites, adds new ones, and reports those that vanished', async () => {
    const outcome = await load(second);
    expect(outcome.comparison.changed.map(({ site }) => site.reference)).toEqual([
      '1 UK 90001',
      '9004',
      'QA 010',
      'QA 011',
    ]);
    expect(outcome.comparison.added.map(({ reference }) => reference)).toEqual(['QA 070', 'QA 071']);
    const { id } = await siteOf('QA 040');
    const lines = reportLines(outcome);
    expect(lines).toContain(`  ${id} (QA 040): “Sandpiper Cockles”, Fleetness`);
    expect(lines.join('\n')).toContain('(1 UK 90001): postcode “AM12QX” → “AM1 2QX”');
    expect(await siteOf('1 UK 90001')).toMatchObject({ zip_code: 'AM1 2QX', version: 2 });
    expect(await siteOf('9001')).toMatchObject({ version: 1 });
  });

  it('does not change a vanished site, or report a site in a refused row as vanished', async () => {
    const before = [await siteOf('QA 040'), await siteOf('QA 061')];
    const { comparison, refused } = await load(second);
    expect(comparison.vanished.map(({ reference }) => reference)).toEqual(['QA 040']);
    expect(refused).toContainEqual({ line: 22, reason: '“Albion” is no country: the map may say which one is meant' });
    expect([await siteOf('QA 040'), await siteOf('QA 061')]).toEqual(before);
  });

  it('keeps a former name that search still finds', async () => {
    await load(second);
    const { id } = await siteOf('QA 010');
    const { rows } = await sql<{ id: string }>`select id from site_listing
      where all_words @@ (search_query('tor view cold store') ->> 'strict')::tsquery order by id limit 1`.execute(
      database.reads,
    );
    expect(rows).toEqual([{ id }]);
  });

  it('renames a company when all its sites take the new name', async () => {
    const { company_id } = await siteOf('QA 010');
    const { companies } = await load(second);
    expect(companies.renamed).toMatchObject([{ company: { id: company_id }, name: 'Tor View Logistics Ltd' }]);
    expect(await siteOf('QA 011')).toMatchObject({ company_id, company: 'Tor View Logistics Ltd' });
  });

  it('does not rename a company while one of its sites keeps the name', async () => {
    const { company_id } = await siteOf('9004');
    const { companies } = await load(second);
    expect(companies.kept).toMatchObject([
      { company: { id: company_id }, reason: 'not all its sites take the new name' },
    ]);
    expect(await siteOf('9004')).toMatchObject({ name: 'Brindle Foods Ltd', company: 'Brindle & Daughters Ltd' });
  });

  it('does not rename a company to another’s name', async () => {
    await database.writes
      .insertInto('company')
      .values({ name: 'TOR VIEW LOGISTICS LTD', address_line1: '1 Row', city: 'Hull', country_id: 826 })
      .execute();
    const { companies } = await load(second);
    expect(companies.kept.map(({ reason }) => reason)).toContain('another company already has the new name');
    expect(await siteOf('QA 010')).toMatchObject({ company: 'Tor View Cold Store Ltd' });
  });

  it('assigns a new site to the company of its name', async () => {
    await load(second);
    const [old, added] = [await siteOf('9001'), await siteOf('QA 070')];
    expect(added).toMatchObject({ company_id: old.company_id, name: 'Harbour Lane Smokehouse Ltd Whitmouth' });
  });

  it('adds a new company for a name that only search takes for the same', async () => {
    const { company_id } = await siteOf('9001');
    const renamed = { name: 'Harbour Lane Smoke House Limited Whitmouth' };
    await database.writes.updateTable('company').set(renamed).where('id', '=', company_id).execute();
    await load(second);
    expect((await siteOf('QA 070')).company_id).not.toBe(company_id);
  });

  it('adds a new company when the one of its name is archived', async () => {
    const { company_id } = await siteOf('9001');
    await database.writes.updateTable('company').set({ status: 'Archived' }).where('id', '=', company_id).execute();
    await load(second);
    expect((await siteOf('QA 070')).company_id).not.toBe(company_id);
  });

  it('reports in a dry run what it would do, and stores nothing', async () => {
    const before = await everything();
    const dry = await load(second, true);
    expect(await everything()).toBe(before);
    const { comparison, companies, refused } = await load(second);
    expect(dry).toMatchObject({ comparison, refused, companies: { renamed: companies.renamed, kept: companies.kept } });
    expect(reportLines(dry, true)).toContain('This was a dry run: nothing was stored.');
  });
});

describe('a name of the maximum length', () => {
  const ideographs = String.fromCodePoint(...Array.from({ length: 1000 }, (_, at) => 0x4e00 + at));
  const named = (name: string) => Buffer.from(first.toString('utf8').replace('Larkspur Farm Eggs', name));
  beforeAll(async () => void (await openFresh()));
  afterAll(close);

  it('is imported with its company, and kept as a former name', async () => {
    await load(named(ideographs));
    expect(await siteOf('1 UK 90001')).toMatchObject({ name: ideographs, company: ideographs });
    expect((await load(named(ideographs))).comparison.changed).toEqual([]);
    await load(first);
    const { id, company } = await siteOf('1 UK 90001');
    const { rows } = await sql`select name from site_former_name where site_id = ${id}`.execute(database.reads);
    expect({ rows, company }).toEqual({ rows: [{ name: ideographs }], company: 'Larkspur Farm Eggs' });
  });
});

describe('a manual change', () => {
  beforeEach(async () => {
    await openFresh();
    await load(first);
    return close;
  });

  it('is kept if the file has no column for it', async () => {
    const { company_id } = await siteOf('9005');
    const byHand = { status: 'Suspended', website: 'https://tor.example', company_id, county: 'Gwynedd' };
    await database.writes.updateTable('site').set(byHand).where('external_reference', '=', 'QA 010').execute();
    const { companies } = await load(second);
    expect(await siteOf('QA 010')).toMatchObject({ ...byHand, name: 'Tor View Logistics Ltd' });
    expect(companies.kept.map(({ company }) => company.name)).not.toContain('Tor View Cold Store Ltd');
  });

  it('is kept on a company, whose name and address the file never decides', async () => {
    const { company_id } = await siteOf('QA 010');
    const byHand = { name: 'Tor View Holdings plc', city: 'Cardiff', website: 'https://tor.example' };
    await database.writes.updateTable('company').set(byHand).where('id', '=', company_id).execute();
    const { companies } = await load(second);
    expect(companies.renamed).toEqual([]);
    const stored = await database.reads.selectFrom('company').selectAll().where('id', '=', company_id).execute();
    expect(stored).toMatchObject([{ ...byHand, version: 1 }]);
  });

  it('is kept on a company renamed together with its site, although the site is overwritten', async () => {
    const { company_id } = await siteOf('1 UK 90001');
    const name = 'Larkspur Eggs and Honey';
    await database.writes.updateTable('site').set({ name }).where('external_reference', '=', '1 UK 90001').execute();
    await database.writes.updateTable('company').set({ name }).where('id', '=', company_id).execute();
    const { companies } = await load(first);
    expect(companies.kept.map(({ reason }) => reason)).toEqual(['its sites bore the new name before']);
    expect(await siteOf('1 UK 90001')).toMatchObject({ name: 'Larkspur Farm Eggs', company: name });
  });

  it('is overwritten where the file decides: name and address of a site', async () => {
    const byHand = { name: 'Larkspur Eggs', city: 'Elsewhere' };
    await database.writes.updateTable('site').set(byHand).where('external_reference', '=', '1 UK 90001').execute();
    await load(first);
    expect(await siteOf('1 UK 90001')).toMatchObject({ name: 'Larkspur Farm Eggs', city: 'Aldermere', version: 2 });
  });

  it('does not affect a site of another register with the same number', async () => {
    const other = { ...map, source: 'Another register' };
    const { comparison } = await importSites(database, { bytes: first, map: other }, silent);
    expect(comparison.added).toHaveLength(14);
  });
});

describe('a second import', () => {
  beforeAll(async () => void (await openFresh()));
  afterAll(close);

  it('does not wait, but says that another import is in progress', async () => {
    await database.writes.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('site import', 0))`.execute(db);
      await expect(load(first)).rejects.toThrow('Another import is under way.');
    });
  });
});
