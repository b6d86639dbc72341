import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { execute, freshDatabase, urlOfDatabase } from '../testing/cluster.ts';
import { readListings } from './listings.ts';
import { migrate } from './migrate.ts';

const packageFolder = new URL('../../../', import.meta.url);
const addCompany = `insert into company (name, address_line1, city, country_id) values ('Café Núñez', '1 Quay', 'Hull', 826)`;
const storedKeys = `select name_key, (select string_agg(word, ' ' order by word) from search_word) as words,
  xmin::text as written from company_listing`;

let ownerUrl: string;
let client: pg.Client;
let folder: string;

const listings = () => pathToFileURL(`${folder}/`);
const edit = async (file: string, change: (sql: string) => string) =>
  writeFile(path.join(folder, file), change(await readFile(path.join(folder, file), 'utf8')));
const stored = async () => (await client.query(storedKeys)).rows[0];

const open = async (url: string) => {
  ownerUrl = url;
  client = new pg.Client({ connectionString: url });
  await client.connect();
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'listings-'));
  await cp(new URL('listings/', packageFolder), folder, { recursive: true });
});
afterEach(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

describe('the listings of a migrated database', () => {
  beforeEach(async () => {
    await open((await freshDatabase()).ownerUrl);
    await client.query(addCompany);
  });

  it('are unchanged while their text is unchanged', async () => {
    const before = await stored();
    await migrate(ownerUrl, listings());
    expect(await stored()).toEqual(before);
  });

  it('are replaced and rebuilt when their text changes, without what the old text defined', async () => {
    await edit('50_company.sql', (sql) => sql.replace('search_key(company.name)', 'upper(company.name)'));
    await edit('90_user.sql', (sql) => `${sql}\ncreate function listing.of_one_version() returns int return 1;`);
    await migrate(ownerUrl, listings());
    expect(await stored()).toMatchObject({ name_key: 'CAFÉ NÚÑEZ' });
    await migrate(ownerUrl);
    expect(await stored()).toMatchObject({ name_key: 'cafenunez' });
    const { rows } = await client.query(`select to_regproc('listing.of_one_version') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('are rebuilt only if the changed file names them', async () => {
    const before = await stored();
    await edit(
      '92_organisation.sql',
      (sql) => `${sql}\ncreate function listing.of_one_version() returns int return 1;\n`,
    );
    await migrate(ownerUrl, listings());
    expect(await stored()).toEqual(before);
  });

  it('are unchanged when only comments change', async () => {
    const before = await stored();
    for (const file of ['10_folding.sql', '50_company.sql'])
      await edit(file, (sql) =>
        sql
          .replace(/^-- Rebuilds: .*$/m, (line) => `-- Said of it.\n${line}`)
          .replace(/ is\n? *'[^']*';$/gm, " is 'It''s new.';"),
      );
    await migrate(ownerUrl, listings());
    expect(await stored()).toEqual(before);
  });

  it('are unchanged when a text or a rebuild fails', async () => {
    const before = await stored();
    await edit('50_company.sql', (sql) => sql.replace('search_key(company.name)', 'upper(company.name)'));
    await edit('92_organisation.sql', (sql) => `${sql}\nselect no_such_function();`);
    await expect(migrate(ownerUrl, listings())).rejects.toThrow('Listing organisation failed');
    await edit('92_organisation.sql', (sql) => sql.replace('select no_such_function();', ''));
    await edit('50_company.sql', (sql) =>
      sql.replace('(array(select id from company))', '(array(select 1 / 0 from company))'),
    );
    await expect(migrate(ownerUrl, listings())).rejects.toThrow('division by zero');
    await client.query(`update company set city = 'York'`);
    expect(await stored()).toMatchObject({ name_key: before.name_key });
  });

  it('store keys of the current folding: changing it rebuilds them and the learnt words', async () => {
    expect(await stored()).toMatchObject({ name_key: 'cafenunez', words: 'cafe hull nunez' });
    await edit('10_folding.sql', (sql) =>
      sql.replace("lower(public.unaccent('public.unaccent', ascii_digits(", 'lower((ascii_digits('),
    );
    await migrate(ownerUrl, listings());
    expect(await stored()).toMatchObject({ name_key: 'cafénúñez', words: 'café hull núñez' });
  });

  it('are rebuilt for another version of PostgreSQL or ICU, which may fold words differently', async () => {
    await client.query(`update company_listing set name_key = 'stale'`);
    await client.query(`update applied_listing set version = 'of another folding'`);
    await migrate(ownerUrl);
    expect(await stored()).toMatchObject({ name_key: 'cafenunez' });
  });

  it('are rebuilt once by two servers that start at the same time', async () => {
    await client.query('create table rebuilt (id bigint generated always as identity)');
    await edit(
      '92_organisation.sql',
      (sql) => `${sql.replace('Rebuilds: none', 'Rebuilds: organisation')}
      create function listing.rebuild_organisation() returns void language sql as 'insert into rebuilt default values';`,
    );
    await Promise.all([migrate(ownerUrl, listings()), migrate(ownerUrl, listings())]);
    const { rowCount } = await client.query('select from rebuilt');
    expect(rowCount).toBe(1);
  });

  it('are all rebuilt when the folding of words changes', async () => {
    const all = await readListings();
    const { rows } = await client.query<{ name: string }>(`select substr(proname, length('rebuild_') + 1) as name
      from pg_proc where pronamespace = 'listing'::regnamespace and starts_with(proname, 'rebuild_')`);
    const folding = all.find(({ name }) => name === 'folding');
    // Non-conformities fold no words, and the words of published audits follow the listing of audits.
    const following = ['audit_finding', 'published_word'];
    expect([...(folding?.rebuilds ?? []), ...following].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('name the ones to rebuild, all of which exist', async () => {
    await edit('92_organisation.sql', (sql) => `${sql.replace('Rebuilds: none', 'Rebuilds: planets')} ;`);
    await expect(migrate(ownerUrl, listings())).rejects.toThrow('No listing is called planets.');
    await edit('92_organisation.sql', (sql) => sql.replace('-- Rebuilds: planets\n', ''));
    await expect(migrate(ownerUrl, listings())).rejects.toThrow('does not say which listings to rebuild');
  });
});

const lastWithListings = '0058';

/** A database as servers left it whose migrations contained the functions of listings. */
const formerDatabase = async () => {
  const cluster = inject('clusterOwnerUrl');
  const name = `former_${randomUUID().replaceAll('-', '')}`;
  await execute(cluster, [`create database ${name}`]);
  await open(urlOfDatabase(cluster, name));
  await client.query(
    'create table schema_migration (name text primary key, hash text not null, applied_at timestamptz default now())',
  );
  const migrations = new URL('migrations/', packageFolder);
  for (const file of (await readdir(migrations)).sort().filter((one) => one.slice(0, 4) <= lastWithListings)) {
    const sql = await readFile(new URL(file, migrations), 'utf8');
    await client.query(sql);
    await client.query('insert into schema_migration values ($1, $2)', [
      file,
      createHash('sha256').update(sql).digest('hex'),
    ]);
  }
};

/** The definition of every function, trigger and view of ours. */
const definitions = async (url: string) => {
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  const { rows } = await reader.query<{ definition: string }>(`select definition from (
      select pg_get_functiondef(one.oid) as definition from pg_proc as one
        left join pg_depend as part on part.objid = one.oid and part.deptype = 'e'
        where pronamespace::regnamespace::text in ('public', 'listing') and part.objid is null
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select viewname || definition from pg_views where schemaname = 'public') as ours
    order by definition collate "C"`);
  await reader.end();
  return rows.map(({ definition }) => definition);
};

describe('a database whose listings were filled by functions of migrations', () => {
  beforeEach(formerDatabase);

  it('ends with the definitions of a new one, and with rebuilt listings', async () => {
    await client.query(addCompany);
    await client.query(`update company_listing set name_key = 'stale'`);
    await migrate(ownerUrl);
    expect(await definitions(ownerUrl)).toEqual(await definitions((await freshDatabase()).ownerUrl));
    expect(await stored()).toMatchObject({ name_key: 'cafenunez' });
  });
});
