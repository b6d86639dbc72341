import { toOpenBodies } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import type { PaletteGroup, PaletteRow } from '@attestry/contract/features/palette/palette.schema.ts';
import { permissionsOf, roles } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MatrixDirectory, matrixDirectory } from '../../app/testing/matrix-directory.ts';
import type { Caller } from '../../app/testing/test-directory.ts';
import { testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeRecall } from '../recall/recall.factory.ts';
import { makeSite } from '../site/site.factory.ts';

const palette = '/companydirectory/api/Palette';
const lists = {
  site: '/companydirectory/api/Sites',
  company: '/companydirectory/api/Companies',
  audit: '/audit/api/Audit',
  certificate: '/verify/api/Verify',
  office: '/certificationbody/api/CertificationBody/search',
  recall: '/recall/api/Recall',
  user: '/user/api/User/list',
};

let directory: MatrixDirectory;
let body: Caller;

const find = async (caller: Caller, searchTerm: string): Promise<PaletteGroup[]> => {
  const answer = await caller.get(`${palette}?${new URLSearchParams({ searchTerm })}`);
  expect(answer.status).toBe(200);
  return answer.body;
};

const recent = async (caller: Caller, ...keys: string[]): Promise<PaletteRow[]> => {
  const answer = await caller.get(
    `${palette}/recent?${new URLSearchParams(keys.map((key): [string, string] => ['keys', key]))}`,
  );
  expect(answer.status).toBe(200);
  return answer.body;
};

const keysOf = (rows: readonly PaletteRow[]) => rows.map(({ kind, id }) => `${kind} ${id}`);

beforeAll(async () => {
  directory = await matrixDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

describe('the palette', () => {
  it('finds records of every kind, by kind, each as its list declares', async () => {
    const { owner } = directory;
    const company = await makeCompany(owner, { name: 'Whitecliff Foods', city: 'Timaru' });
    const site = await makeSite(owner, { name: 'Whitecliff Cannery', city: 'Timaru', company_id: company.id });
    const cb = await makeCertificationBody(owner, { name: 'Whitecliff Audits' });
    const office = await owner
      .insertInto('office')
      .values({ certification_body_id: cb.id, name: 'Whitecliff Audits', is_main: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const audit = await makeAudit(owner, { site_id: site.id, certification_body_id: cb.id });
    const recall = await makeRecall(owner, { audit_id: audit.id });
    const user = await owner
      .insertInto('app_user')
      .values({ email: 'w@people.example', first_name: 'Ada', last_name: 'Whitecliff', role: 'UNKNOWN' })
      .returning('identificator')
      .executeTakeFirstOrThrow();
    const groups = await find(body, 'whitecl');
    expect(groups.map(({ kind, rows, hasMore }) => ({ kind, ids: rows.map(({ id }) => id), hasMore }))).toEqual([
      { kind: 'site', ids: [site.id], hasMore: false },
      { kind: 'company', ids: [company.id], hasMore: false },
      { kind: 'audit', ids: [audit.id], hasMore: false },
      { kind: 'office', ids: [office.id], hasMore: false },
      { kind: 'recall', ids: [recall.id], hasMore: false },
      { kind: 'user', ids: [user.identificator], hasMore: false },
    ]);
    expect(groups[0]?.rows[0]).toMatchObject({
      title: ['Whitecliff Cannery'],
      line: [site.id, 'Timaru', 'United Kingdom'],
      facts: { status: 'Active', auditCertificationStatus: 'Certificated' },
    });
    expect(groups[2]?.rows[0]).toMatchObject({
      title: [audit.id, 'Food'],
      line: ['Whitecliff Cannery', 'Timaru', '2026-03-02'],
      facts: { grade: 'AA', auditStatus: 'Current', certificationStatus: 'Certificated', validationDate: '2026-03-20' },
    });
  });

  it('finds an audit by its number, and a name despite a typing error', async () => {
    const { id, siteId } = await makeAudit(directory.owner, {
      site_id: (await makeSite(directory.owner, { name: 'Larkspur Dairy' })).id,
    });
    expect(keysOf((await find(body, id)).flatMap(({ rows }) => rows))).toEqual([`audit ${id}`]);
    const groups = await find(body, 'larkspru');
    expect(keysOf(groups.flatMap(({ rows }) => rows))).toEqual([`site ${siteId}`, `audit ${id}`]);
    expect(groups.map(({ isSimilar }) => isSimilar)).toEqual([true, true]);
    expect((await find(body, 'larkspur')).map(({ isSimilar }) => isSimilar)).toEqual([false, false]);
  });

  it('shows three of a kind and says that there are more', async () => {
    for (let at = 0; at < 4; at += 1) await makeCompany(directory.owner, { name: `Manifold ${at}` });
    const [group] = await find(body, 'manifold');
    expect(group).toMatchObject({ kind: 'company', hasMore: true });
    expect(group?.rows).toHaveLength(3);
  });

  it('ranks first what is named so exactly, of a kind of which it finds very many', async () => {
    const { owner } = directory;
    const like = { address_line1: '1 Harbour Road', city: 'Hull', country_id: 826 };
    const names = Array.from({ length: 600 }, (_, at) => `Legion of ${at}`);
    await owner
      .insertInto('company')
      .values(names.map((name) => ({ ...like, name })))
      .execute();
    const exact = await makeCompany(owner, { name: 'Legion' });
    const site = await makeSite(owner, { name: 'Legion Mill', company_id: exact.id });
    const groups = await find(body, 'legion');
    expect(groups.map(({ kind, hasMore }) => [kind, hasMore])).toEqual([
      ['site', false],
      ['company', true],
    ]);
    expect(groups[0]?.rows.map(({ id }) => id)).toEqual([site.id]);
    expect(groups[1]?.rows[0]?.id).toBe(exact.id);
  });

  it('is empty without a term', async () => {
    expect([await find(body, ''), await find(body, '--')]).toEqual([[], []]);
  });

  it.each(roles)('shows %s exactly what their lists find first, where they may open its pages', async (role) => {
    const caller = await directory.as(directory.world.personIn(role));
    const { body: own } = await caller.get('/user/api/User/whoAmI');
    for (const term of ['site', 'company', 'office', own.name.split(' ')[0]]) {
      const groups = await find(caller, term);
      for (const [kind, path] of Object.entries(lists)) {
        const { status, body: page } = await caller.get(`${path}?${new URLSearchParams({ searchTerm: term })}`);
        const opens = kind !== 'office' || toOpenBodies.some((permission) => permissionsOf(role).has(permission));
        const all: { id?: string; identificator?: string; level?: string }[] =
          status === 200 && opens ? (page.resultsList ?? page.resultList).slice(0, page.total) : [];
        // Records that the reader sees in full are found as audits.
        const rows = all.filter(({ level }) => level !== 'full');
        const shown = groups.find((group) => group.kind === kind);
        const listed = rows.map(({ id, identificator }) => identificator ?? id);
        expect([term, kind, shown?.rows.map(({ id }) => id) ?? []]).toEqual([term, kind, listed.slice(0, 3)]);
        expect(shown?.hasMore ?? false).toBe(rows.length > 3);
      }
    }
  });

  it('finds the certificates of others for a buyer, at the level that the Certificate Tracker shows', async () => {
    const { owner } = directory;
    const site = await makeSite(owner, { name: 'Quillback Cannery' });
    const [shown, basic] = await Promise.all([
      makeAudit(owner, { site_id: site.id, site_name: 'Quillback Cannery' }),
      makeAudit(owner, { site_id: site.id, site_name: 'Quillback Cannery', standard_id: 8 }),
    ]);
    const options = [
      { audit_id: shown.id, option: 'CertificatePDF' },
      { audit_id: basic.id, option: 'BasicOnly' },
    ];
    await owner.insertInto('audit_sharing_option').values(options).execute();
    const buyer = await directory.as({
      role: 'Company BI S User',
      organisations: [['Company', (await makeCompany(owner)).id]],
    });
    const [group, ...others] = await find(buyer, 'quillback');
    expect([group?.kind, others]).toEqual(['certificate', []]);
    const facts = new Map(group?.rows.map((row) => [row.id, row.facts]));
    expect(facts.get(shown.id)).toEqual({ grade: 'AA', certificationStatus: 'Certificated' });
    expect(facts.get(basic.id)).toEqual({ certificationStatus: 'Certificated' });
    const ofOwner = await directory.as({
      role: 'Company BI S User',
      organisations: [['Company', shown.ownerCompanyId]],
    });
    const foundBy = async ({ id }: { id: string }) => {
      const number = `CERT-${id}77`;
      await owner.insertInto('certificate').values({ audit_id: id, number, version: 1, printed: '{}' }).execute();
      return keysOf((await find(buyer, number)).flatMap(({ rows }) => rows));
    };
    expect([await foundBy(shown), await foundBy(basic)]).toEqual([[`certificate ${shown.id}`], []]);
    expect((await find(ofOwner, 'quillback')).map(({ kind }) => kind)).toEqual(['site', 'audit']);
  });

  it('has no audits while their feature is off', async () => {
    const other = await testDirectory({ FLAG_AUDIT_FEATURE: 'false' });
    const { id, siteId } = await makeAudit(other.owner);
    const admin = await other.as({ role: '{body} Admin' });
    expect(keysOf((await find(admin, siteId)).flatMap(({ rows }) => rows))).toEqual([
      `site ${siteId}`,
      `certificate ${id}`,
    ]);
    expect(await recent(admin, `audit ${id}`)).toEqual([]);
    await other.close();
  });
});

describe('recent records', () => {
  it('are read in the order of their keys, archived ones included', async () => {
    const site = await makeSite(directory.owner, { name: 'Gone Dairy', status: 'Archived' });
    const company = await makeCompany(directory.owner, { name: 'Gone Foods' });
    const user = `user ${(await body.get('/user/api/User/whoAmI')).body.identificator}`;
    const keys = [user, `company ${company.id}`, `site ${site.id}`];
    expect(keysOf(await recent(body, ...keys))).toEqual(keys);
    expect(await recent(body, keys[2] ?? '')).toMatchObject([{ title: ['Gone Dairy'], facts: { status: 'Archived' } }]);
  });

  it('are left out once the reader no longer sees them, and if they never did', async () => {
    const { records, personIn } = directory.world;
    const company = await directory.as(personIn('Company BI S User'));
    const keys = [`site ${records.site.own}`, `site ${records.site.other}`, `audit ${records.audit.other}`];
    expect(keysOf(await recent(company, ...keys))).toEqual([keys[0]]);
    expect(keysOf(await recent(body, ...keys))).toEqual(keys);
  });

  it('of impossible ids do not exist', async () => {
    const keys = ['user 7', `site ${crypto.randomUUID()}`, 'audit 0', 'audit abc'];
    expect(await recent(body, ...keys)).toEqual([]);
    expect((await body.get(`${palette}/recent?keys=nothing`)).status).toBe(400);
  });
});
