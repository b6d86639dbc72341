import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeCompany, makeCompanyContact } from './company.factory.ts';

const companies = '/companydirectory/api/Companies';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const makeBody = (overrides: Parameters<typeof makeCertificationBody>[1] = {}) =>
  makeCertificationBody(directory.owner, overrides);

const makeAccreditationBody = (name = 'An accreditation body') =>
  directory.owner.insertInto('accreditation_body').values({ name }).returning('id').executeTakeFirstOrThrow();

/** By default a Current, certificated audit. */
const auditAt = (site: { id: string }, bodyId: string, overrides: Parameters<typeof makeAudit>[1] = {}) =>
  makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodyId, ...overrides });

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody' | 'AccreditationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const statusOf = async (caller: Caller, id: string) => (await caller.get(`${companies}/${id}`)).status;

describe('who sees a company', () => {
  it('changes on the next call after a share ends', async () => {
    const [own, other] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    const { id } = await shareWith(directory.owner, { type: 'company', id: other.id }, { type: 'Company', id: own.id });
    const user = await of('Company User', 'Company', own.id);
    expect(await statusOf(user, other.id)).toBe(200);
    await directory.owner.deleteFrom('share').where('id', '=', id).execute();
    expect(await statusOf(user, other.id)).toBe(404);
  });
});

describe('a company seen by a certification body', () => {
  it('has contacts only if they are related', async () => {
    const { id } = await makeBody();
    const cb = await of('CB Full Admin', 'CertificationBody', id);
    const related = await makeCompany(directory.owner, { created_by_cb_id: id });
    const strange = await makeCompany(directory.owner);
    await makeCompanyContact(directory.owner, related.id);
    await makeCompanyContact(directory.owner, strange.id);
    const { body: shown } = await cb.get(`${companies}/${related.id}`);
    expect(shown).toMatchObject({ isShared: true, contact: { name: 'Ada Frost', email: 'ada@company.example' } });
    const { body: hidden } = await cb.get(`${companies}/${strange.id}`);
    expect(hidden).toMatchObject({ isShared: false, contact: null });
  });

  it('has no change log if it has no contacts, which the change log would reveal', async () => {
    const { id } = await makeBody();
    const cb = await of('CB Full Admin', 'CertificationBody', id);
    const related = await makeCompany(directory.owner, { created_by_cb_id: id });
    const strange = await makeCompany(directory.owner);
    expect((await cb.get(`${companies}/${related.id}/changeLog`)).status).toBe(200);
    expect((await cb.get(`${companies}/${strange.id}/changeLog`)).status).toBe(404);
  });

  it('is limited to related companies by sharedOnly and filterByUser', async () => {
    const { id } = await makeBody();
    const cb = await of('CB Full Admin', 'CertificationBody', id);
    const related = await makeCompany(directory.owner, { created_by_cb_id: id });
    const strange = await makeCompany(directory.owner);
    const { body: page } = await cb.get(`${companies}?sharedOnly=true`);
    expect(page.resultList.map((row: { id: string }) => row.id)).toEqual([related.id]);
    expect((await cb.get(`${companies}?sharedOnly=false`)).body.total).toBeGreaterThan(1);
    expect((await cb.get(`${companies}/${related.id}?filterByUser=true`)).status).toBe(200);
    expect((await cb.get(`${companies}/${strange.id}?filterByUser=true`)).status).toBe(404);
    expect((await body.get(`${companies}?sharedOnly=true`)).body.total).toBeGreaterThan(1);
  });
});

describe('the number of sites of a company', () => {
  let company: { id: string; name: string };
  let readers: Record<'all' | 'part', [string, Caller, number][]>;

  const countOf = async (caller: Caller) => {
    const { body: page } = await caller.get(`${companies}?searchTerm=${company.id}`);
    const { body: record } = await caller.get(`${companies}/${company.id}`);
    expect(record.siteCount).toBe(page.resultList[0].siteCount);
    return record.siteCount;
  };
  const exportOf = async (caller: Caller) => (await caller.get(`${companies}/export?format=csv`)).text;

  beforeAll(async () => {
    company = await makeCompany(directory.owner);
    const accreditation = await makeAccreditationBody('Another');
    const accredited = await makeBody({ accreditation_body_id: accreditation.id });
    const [site] = [
      await makeSite(directory.owner, { company_id: company.id }),
      await makeSite(directory.owner, { company_id: company.id }),
      await makeSite(directory.owner, { company_id: company.id, status: 'Archived' }),
    ];
    await auditAt(site, accredited.id);
    readers = {
      all: [
        ['the standards body', body, 3],
        ['the company', await of('Company User', 'Company', company.id), 3],
      ],
      part: [
        ['a certification body', await of('CB Full Admin', 'CertificationBody', (await makeBody()).id), 2],
        ['an accreditation body', await of('AB User', 'AccreditationBody', accreditation.id), 1],
        ['a site user', await of('Site User', 'Site', site.id), 1],
      ],
    };
  });

  it('counts the sites that the reader sees', async () => {
    for (const [who, caller, count] of [...readers.all, ...readers.part])
      expect([who, await countOf(caller)]).toEqual([who, count]);
  });

  it('can be sorted by and exported only by readers who see all sites', async () => {
    const sorted = (caller: Caller) => caller.get(`${companies}?sortBy=siteCount`);
    for (const [, caller] of readers.all) {
      expect((await sorted(caller)).status).toBe(200);
      expect(await exportOf(caller)).toContain('Related Sites');
    }
    for (const [, caller] of readers.part) {
      const unknown = await caller.get(`${companies}?sortBy=colour`);
      const { status, body: answer } = await sorted(caller);
      expect({ status, ...answer, requestId: '' }).toEqual({ status: 400, ...unknown.body, requestId: '' });
      expect(await exportOf(caller)).not.toContain('Related Sites');
    }
  });
});
