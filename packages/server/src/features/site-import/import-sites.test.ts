import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../kernel/database/owner-connection.ts';
import { reportLines } from './import-report.rules.ts';
import { importSites } from './import-sites.commands.ts';
import { first, map, openRegister, type Register } from './site-import.factory.ts';

describe('the first edition of a register', () => {
  let register: Register;
  beforeAll(async () => {
    register = await openRegister();
  });
  afterAll(() => register.close());

  it('imports its sites, and reports each refused row with its line and the reason', async () => {
    const progress: string[] = [];
    const outcome = await importSites(register.database, { bytes: first, map }, (line) => progress.push(line));
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
    expect(await register.siteOf('9001')).toMatchObject({
      name: 'Harbour Lane Smokehouse Ltd, Whitmouth',
      zip_code: 'WM4 7RD',
    });
    expect(await register.siteOf('9002')).toMatchObject({
      name: 'The "Copper Kettle" Kitchen',
      address_line1: '12 Mill Street',
    });
    expect(await register.siteOf('9003')).toMatchObject({
      name: 'Pellow’s Dairy',
      address_line2: 'St Issey',
      address_line3: null,
    });
    expect(await register.siteOf('QA 060')).toMatchObject({ name: 'Gull Rock Fisheries' });
    expect(await register.siteOf('QA 061')).toMatchObject({ name: 'Joe "The Fish" Marlow' });
  });

  it('fills a missing address line with the town, and keeps an empty postcode empty', async () => {
    expect(await register.siteOf('QA 021')).toMatchObject({
      address_line1: 'Port Erin',
      city: 'Port Erin',
      zip_code: null,
    });
    expect(await register.siteOf('QA 020')).toMatchObject({ address_line1: 'La Rue du Puits', address_line2: null });
  });

  it('finds countries by name, by code, and by the map’s aliases', async () => {
    const countries = await Promise.all(['9002', 'QA 010', 'QA 030', 'QA 020', 'QA 021'].map(register.siteOf));
    expect(countries.map(({ country_id }) => country_id)).toEqual([826, 826, 826, 832, 833]);
  });

  it('creates one company for sites of one trading name', async () => {
    const [one, other] = [await register.siteOf('9004'), await register.siteOf('9005')];
    expect(other.company_id).toBe(one.company_id);
    expect(one.company).toBe('Brindle & Daughters Ltd');
    const { rows } = await sql`select from company`.execute(register.database.reads);
    expect(rows).toHaveLength(12);
  });

  it('leaves no words waiting to enter the indexes of the search', async () => {
    const { rows } = await asOwner(register.ownerUrl, (owner) =>
      owner.query(`select gin_clean_pending_list(name::regclass)::int as waiting
        from unnest('{site_listing_words, site_listing_all_words, company_listing_words, search_word_slips}'::text[]) as name`),
    );
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ waiting: 0 })));
  });

  it('makes the rarity of words known to the search at once', async () => {
    const { rows } = await sql<{ words: number }>`select cardinality(most_common_elem_freqs) as words from pg_stats
      where tablename = 'site_listing' and attname = 'all_words'`.execute(register.database.reads);
    expect(rows[0]?.words).toBeGreaterThan(10);
  });

  it('names the import in the change log', async () => {
    const { rows } = await sql`select distinct event, actor_id from change_log`.execute(register.database.reads);
    expect(rows).toEqual([{ event: 'Import sites', actor_id: null }]);
  });

  it('changes nothing when it is loaded again', async () => {
    const before = await register.everything();
    const { comparison } = await register.load(first);
    expect(comparison).toMatchObject({ added: [], changed: [], unchanged: 14, vanished: [] });
    expect(await register.everything()).toBe(before);
  });

  it('can be encoded in Windows-1252', async () => {
    const bytes = Uint8Array.from(
      [...first.toString('utf8').slice(1)].map((letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))),
    );
    const { encoding, comparison } = await register.load(bytes);
    expect(encoding).toBe('Windows-1252');
    expect(comparison.changed).toEqual([]);
  });
});

describe('a name of the maximum length', () => {
  const ideographs = String.fromCodePoint(...Array.from({ length: 1000 }, (_, at) => 0x4e00 + at));
  const named = (name: string) => Buffer.from(first.toString('utf8').replace('Larkspur Farm Eggs', name));
  let register: Register;
  beforeAll(async () => {
    register = await openRegister();
  });
  afterAll(() => register.close());

  it('is imported with its company, and kept as a former name', async () => {
    await register.load(named(ideographs));
    expect(await register.siteOf('1 UK 90001')).toMatchObject({ name: ideographs, company: ideographs });
    expect((await register.load(named(ideographs))).comparison.changed).toEqual([]);
    await register.load(first);
    const { id, company } = await register.siteOf('1 UK 90001');
    const { rows } = await sql`select name from site_former_name where site_id = ${id}`.execute(
      register.database.reads,
    );
    expect({ rows, company }).toEqual({ rows: [{ name: ideographs }], company: 'Larkspur Farm Eggs' });
  });
});

describe('a second import', () => {
  let register: Register;
  beforeAll(async () => {
    register = await openRegister();
  });
  afterAll(() => register.close());

  it('does not wait, but says that another import is in progress', async () => {
    await register.database.writes.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('site import', 0))`.execute(db);
      await expect(register.load(first)).rejects.toThrow('Another import is under way.');
    });
  });
});
