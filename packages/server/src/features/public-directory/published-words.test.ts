import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { during } from '../../app/testing/during.ts';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeSite } from '../site/site.factory.ts';

const search = '/PublicDirectory/api/PublicDirectory/site?searchTerm=';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory({ SUPPRESSED_COUNTRIES: 'RU' });
});
afterAll(() => directory.close());

/** The words that are counted otherwise than the listing has them. */
const miscounted = async () => {
  const { rows } = await sql<{ word: string; said: number | null; are: number | null }>`
    select word, said::int, are::int
    from (select word, sum(audits) as said from published_word group by word) as counted
      full join (select word, count(*) as are from audit_listing, unnest(tsvector_to_array(all_words)) as word
        where published and word !~ '^[!#]' group by word) as listed using (word)
    where coalesce(said, 0) <> coalesce(are, 0)`.execute(directory.owner);
  return rows;
};

const rowsOf = async (word: string) => {
  const { rows } = await sql<{ audits: number }>`select audits from published_word where word = ${word}`.execute(
    directory.owner,
  );
  return rows.map(({ audits }) => audits);
};

const published = async (name: string, site: Parameters<typeof makeSite>[1] = {}) => {
  const { id: site_id } = await makeSite(directory.owner, { name, ...site });
  return makeAudit(directory.owner, { site_id });
};

describe('the count of published audits with a word', () => {
  it('follows every change of an audit and its site', async () => {
    const { id, siteId } = await published('Tansy Foods');
    await makeAudit(directory.owner, { site_id: siteId, standard_id: 6 });
    const changes = [
      sql`update audit set is_visible = false where id = ${id}::bigint`,
      sql`update audit set is_visible = true`,
      sql`update site set name = 'Sorrel Tansy Foods' where id = ${siteId}::bigint`,
      sql`insert into site_former_name (site_id, name, until) values (${siteId}::bigint, 'Yarrow', current_date)`,
      sql`update site set status = 'Archived'`,
      sql`update site set status = 'Active', city = 'Ely'`,
      sql`update audit set record_status = 'Closed', certification_status = 'Expired' where id = ${id}::bigint`,
      sql`delete from audit where id = ${id}::bigint`,
      sql`truncate audit cascade`,
    ];
    for (const change of changes) {
      await change.execute(directory.owner);
      expect(await miscounted()).toEqual([]);
    }
  });

  it('is made right by a rebuild after changes that it did not follow', async () => {
    await published('Sorrel Mill');
    await sql`update published_word set audits = 7`.execute(directory.owner);
    await sql`select listing.rebuild_published_word()`.execute(directory.owner);
    expect(await miscounted()).toEqual([]);
  });

  it('makes no simultaneous change wait, and is summed up by the next one', async () => {
    const [first, second] = [await published('Borage Mill'), await published('Borage Barn')];
    const hide = (id: string) => sql`update audit set is_visible = false where id = ${id}::bigint`;
    const ended: string[] = [];
    await during(
      directory,
      (db) => hide(first.id).execute(db),
      async () => {
        await hide(second.id).execute(directory.owner);
        ended.push('the second change');
      },
      async () => ended.push('the first transaction'),
    );
    expect(ended).toEqual(['the second change', 'the first transaction']);
    expect(await miscounted()).toEqual([]);
    await published('Borage Loft');
    expect(await rowsOf('borage')).toEqual([1]);
  });
});

describe('a public search for a word that very many audits have', () => {
  const totalFor = async (query: string) => {
    const { body } = await directory.visitor.get(search + query);
    return { total: body.total, isLowerBound: body.totalIsLowerBound, shown: body.resultsList.length };
  };
  const countAs = (audits: number) =>
    sql`update published_word set audits = ${audits} where word = 'common'`.execute(directory.owner);

  const hidden = 2;
  beforeAll(async () => {
    await sql`truncate audit cascade`.execute(directory.owner);
    await published('Common Ground');
    await published('Common Mill');
    await published('Common Market', { country_id: 643 });
    const { id } = await published('Bran');
    await sql`update audit set expiry_date = ${clock.today()}::date - 1 where id = ${id}::bigint`.execute(
      directory.owner,
    );
  });

  it('counts them unless more than a list counts are shown, even if all hidden ones have it', async () => {
    await countAs(10_000 + hidden);
    expect(await totalFor('common')).toEqual({ total: 2, isLowerBound: false, shown: 2 });
    await countAs(10_001 + hidden);
    expect(await totalFor('common')).toEqual({ total: 10_000, isLowerBound: true, shown: 2 });
  });

  it.each(['common&country=826', 'common+ground', 'common+mill', 'commons', 'commo', 'common&standard=4'])(
    'counts them for “%s”, which may find fewer',
    async (query) => {
      await countAs(20_000);
      expect(await totalFor(query)).toMatchObject({ isLowerBound: false });
    },
  );
});

describe('a search of all audits for a word that very many published ones have', () => {
  it('counts them for readers who see a part of them, and for nobody where a filter may leave fewer', async () => {
    await sql`update published_word set audits = 20000 where word = 'common'`.execute(directory.owner);
    const body = await directory.as({ role: '{body} Admin' });
    const company = await directory.as({ role: 'Company BI S User', organisations: [['Company', '1']] });
    const totalFor = async (reader: typeof body, query: string) =>
      (await reader.get(`/audit/api/Audit?searchTerm=${query}`)).body;
    expect(await totalFor(body, 'common')).toMatchObject({ total: 10_000, totalIsLowerBound: true });
    expect(await totalFor(body, 'common&country=826')).toMatchObject({ total: 2, totalIsLowerBound: false });
    expect(await totalFor(company, 'common')).toMatchObject({ total: 0, totalIsLowerBound: false });
  });
});
