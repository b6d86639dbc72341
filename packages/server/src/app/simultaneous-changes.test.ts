import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAudit, makeCertificationBody } from '../features/audit/audit.factory.ts';
import { makeCompany } from '../features/company/company.factory.ts';
import { makeCompleteSite, makeSite, shareWith } from '../features/site/site.factory.ts';
import { type Change, during } from './testing/during.ts';
import { siteNamed } from './testing/entities/site.ts';
import { entities } from './testing/entities.ts';
import type { Entity } from './testing/entity.ts';
import { readSiteForm } from './testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';

const [companies, sites] = ['/companydirectory/api/Companies', '/companydirectory/api/Sites'];

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

/** The second change starts before the first is committed; returns once both are done. */
const atOnce = (first: Change, second: Change): Promise<unknown> =>
  during(directory, first, () => directory.database.writes.transaction().execute(second));

const archive =
  (id: string): Change =>
  (db) =>
    sql`update site set status = 'Archived' where id = ${id}`.execute(db);
const rename =
  (table: 'company' | 'site' | 'certification_body', id: string): Change =>
  (db) =>
    sql`update ${sql.table(table)} set name = 'New name' where id = ${id}`.execute(db);
const touchAudit =
  (id: string): Change =>
  (db) =>
    sql`update audit set version = version + 1 where id = ${id}`.execute(db);

const listed = async (entity: string, id: string) => {
  const listing = sql.table(`${entity}_listing`);
  const { rows } = await sql<Record<string, unknown>>`select * from ${listing} where id = ${id}`.execute(
    directory.owner,
  );
  return rows[0];
};

const listings: readonly Entity[] = Object.values(entities);

const namesInListings = listings.flatMap(({ table, listed: named }) =>
  (['site', 'company', 'certification_body'] as const)
    .filter((name) => named?.names[name])
    .map((name) => [name, table] as const),
);

const listedNames = (entity: string) => {
  const named = listings.find(({ table }) => table === entity)?.listed;
  if (!named) throw new Error(`The listing of ${entity} shows no names`);
  return named;
};

/** Each pair is tried in both orders: either may be the one that waits. */
const eitherOrder = async (make: () => Promise<{ changes: [Change, Change]; holds: () => Promise<void> }>) => {
  for (const swap of [false, true]) {
    const { changes, holds } = await make();
    const [first, second] = changes;
    await (swap ? atOnce(second, first) : atOnce(first, second));
    await holds();
  }
};

describe('listings after simultaneous changes', () => {
  it('publish nothing for a site archived while its audit changes', () =>
    eitherOrder(async () => {
      const { id, siteId } = await makeAudit(directory.owner);
      expect(await listed('audit', id)).toMatchObject({ published: true });
      const holds = async () => expect(await listed('audit', id)).toMatchObject({ published: false });
      return { changes: [archive(siteId), touchAudit(id)], holds };
    }));

  it.each(namesInListings)('have the new name of a %s on a %s stored meanwhile', async (table, entity) => {
    const { names, under, store, edit } = listedNames(entity);
    for (const edits of [false, true])
      await eitherOrder(async () => {
        const site = await makeSite(directory.owner);
        const { id: cb } = await makeCertificationBody(directory.owner);
        const named = { site: site.id, company: site.companyId, certification_body: cb };
        const given = { ...named, under: (await under?.(directory.owner, named)) ?? '' };
        const stored = { id: edits ? await store(directory.owner, given) : '' };
        const change: Change = async (db) => {
          if (edits) await sql`update ${sql.table(entity)} set ${edit.set} where id = ${stored.id}`.execute(db);
          else stored.id = await store(db, given);
        };
        const shown = { [String(names[table])]: 'New name', ...(edits && edit.shows) };
        const holds = async () => expect(await listed(entity, stored.id)).toMatchObject(shown);
        return { changes: [rename(table, named[table]), change], holds };
      });
  });

  it('show the latest of two audits of a site stored at the same time', () =>
    eitherOrder(async () => {
      const site = await makeSite(directory.owner);
      const stored = { id: '' };
      const store: Change = (db) => makeAudit(db, { site_id: site.id, standard_id: 1, start_date: '2025-01-01' });
      const storeLater: Change = async (db) => {
        stored.id = (await makeAudit(db, { site_id: site.id, start_date: '2026-01-01' })).id;
      };
      const holds = async () => expect(await listed('site', site.id)).toMatchObject({ audit_id: stored.id });
      return { changes: [store, storeLater], holds };
    }));

  it('keep the categories of an audit that changes at the same time', () =>
    eitherOrder(async () => {
      const { id } = await makeAudit(directory.owner);
      const { id: category } = await directory.owner.selectFrom('category').select('id').executeTakeFirstOrThrow();
      const give: Change = (db) => sql`insert into audit_category values (${id}, ${category})`.execute(db);
      const change: Change = (db) => sql`update audit set grade = 'B' where id = ${id}`.execute(db);
      const holds = async () =>
        expect(await listed('audit', id)).toMatchObject({ category_ids: [category], grade: 'B' });
      return { changes: [give, change], holds };
    }));

  it.each([
    ['the audit', 'audit'],
    ['the site', 'site'],
  ] as const)('have the sharing option that %s gets while the audit changes', (_, of) =>
    eitherOrder(async () => {
      const { id, siteId } = await makeAudit(directory.owner);
      const set: Change = (db) =>
        sql`insert into ${sql.table(`${of}_sharing_option`)} values (${of === 'audit' ? id : siteId}, 'BasicOnly')`.execute(
          db,
        );
      const change: Change = (db) => sql`update audit set is_visible = false where id = ${id}`.execute(db);
      const holds = async () =>
        expect(await listed('audit', id)).toMatchObject({ sharing_option: 'BasicOnly', tracked: false });
      return { changes: [set, change], holds };
    }),
  );

  it('include a share created while the company changes', () =>
    eitherOrder(async () => {
      const [company, target] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
      const share: Change = (db) =>
        shareWith(db, { type: 'company', id: company.id }, { type: 'Company', id: target.id });
      const holds = async () =>
        expect(await listed('company', company.id)).toMatchObject({ audit_shared: true, name: 'New name' });
      return { changes: [share, rename('company', company.id)], holds };
    }));

  it('count every site created at the same time', async () => {
    const { id } = await makeCompany(directory.owner);
    const creators = await Promise.all([1, 2, 3, 4].map(() => directory.as({ role: '{body} Admin' })));
    const created = await Promise.all(
      creators.flatMap((creator, of) =>
        [1, 2, 3, 4, 5].map((at) => creator.post(sites, siteNamed(id, `Twenty at once ${of} ${at}`))),
      ),
    );
    expect(new Set(created.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await body.get(`${companies}/${id}`)).body.siteCount).toBe(20);
  });
});

const lockAtOnce =
  (table: 'site' | 'app_user', id: string): Change =>
  (db) =>
    sql`select from ${sql.table(table)} where id = ${id} for update nowait`.execute(db);

describe('the move of a site', () => {
  it('waits for a share that locks its company, without locking the site', async () => {
    const [site, next] = [await makeCompleteSite(directory.owner), await makeCompany(directory.owner)];
    const { form, version } = await readSiteForm(body, site.id);
    const moved = { ...form, site: { ...form.site, companyId: next.id } };
    const answer = await during(
      directory,
      (db) => sql`select hold('company', array[${site.companyId}::bigint], 'no key update')`.execute(db),
      () => body.put(`${sites}/${site.id}`, moved, version),
      lockAtOnce('site', site.id),
    );
    expect(answer).toMatchObject({ status: 200, body: { companyId: next.id } });
  });

  it('cannot be undermined by its former company’s users, who could be assigned the site meanwhile', async () => {
    const [site, next] = [await makeSite(directory.owner), await makeCompany(directory.owner)];
    const user = await directory.as({ role: 'Company User', organisations: [['Company', site.companyId]] });
    const known = directory.owner.selectFrom('app_user').select(['identificator', 'email']);
    const { identificator, email } = await known.where('id', '=', user.userId).executeTakeFirstOrThrow();
    const edit = { email, firstName: 'Pat', lastName: 'Moor', jobTitle: 'Buyer' };
    const given = { ...edit, secondaryOrganisations: [{ type: 3, externalId: site.id }] };
    const answer = await during(
      directory,
      (db) => sql`update site set company_id = ${next.id} where id = ${site.id}`.execute(db),
      () => body.put(`/user/api/User/edit/${identificator}`, given, '"1"'),
      lockAtOnce('app_user', user.userId),
    );
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'secondaryOrganisations' }] } });
  });
});
