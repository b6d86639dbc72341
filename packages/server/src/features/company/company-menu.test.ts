import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeCompany } from './company.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const auditAt = (site: { id: string }, bodyId: string) =>
  makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodyId });

const entries = {
  edit: 'isAbleToEdit',
  archive: 'isAbleToArchive',
  share: 'isAbleToShare',
  'change log': 'isAbleToViewChanges',
  'view users': 'isAbleToViewUsers',
  'create user': 'isAbleToCreateUser',
  'prevent export': 'isAbleToPreventExport',
  'set limit': 'isAbleToSetLimit',
};

/** The actions offered on a company's page; its row in the list offers the same. */
const menuOf = async (caller: Caller, id: string): Promise<string[]> => {
  const { visuals } = (await caller.get(`${companies}/${id}`)).body;
  const { body: page } = await caller.get(`${companies}?searchTerm=${id}`);
  expect(page.resultList.find((row: { id: string }) => row.id === id).visuals).toEqual(visuals);
  return Object.entries(entries).flatMap(([entry, visual]) => (visuals[visual] ? [entry] : []));
};

const ofPeople = ['view users', 'create user'];

describe('the menu of a company', () => {
  it.each<[Role, string[]]>([
    ['{body} Admin', ['edit', 'archive', 'share', 'change log', ...ofPeople, 'prevent export', 'set limit']],
    ['{body} Audit Admin', ['edit', 'archive', 'share', 'change log', 'view users', 'prevent export']],
    ['{body} Auditor Admin', ['view users']],
    ['{body} User', ['change log', 'view users']],
  ])('follows the role at the standards body: %s', async (role, menu) => {
    const { id } = await makeCompany(directory.owner);
    expect(await menuOf(await directory.as({ role }), id)).toEqual(menu);
  });

  it('lets a certification body edit if it has a Current audit, and archive if no other body has one', async () => {
    const [mine, other] = [await makeCertificationBody(directory.owner), await makeCertificationBody(directory.owner)];
    const fullAdmin = await of('CB Full Admin', 'CertificationBody', mine.id);
    const auditAdmin = await of('CB Audit Admin', 'CertificationBody', mine.id);
    const reader = await of('CB Read Only User', 'CertificationBody', mine.id);
    const site = await makeSite(directory.owner);
    expect(await menuOf(fullAdmin, site.companyId)).toEqual([]);
    await auditAt(site, mine.id);
    expect(await menuOf(fullAdmin, site.companyId)).toEqual(['edit', 'archive', 'change log']);
    expect(await menuOf(auditAdmin, site.companyId)).toEqual(['edit', 'change log']);
    expect(await menuOf(reader, site.companyId)).toEqual([]);
    await auditAt(await makeSite(directory.owner, { company_id: site.companyId }), other.id);
    expect(await menuOf(fullAdmin, site.companyId)).toEqual(['edit', 'change log']);
  });

  it('lets its own users edit, share and add users, and those of its sites none of this', async () => {
    const { id, companyId } = await makeSite(directory.owner);
    expect(await menuOf(await of('Company User', 'Company', companyId), companyId)).toEqual([
      'edit',
      'share',
      'change log',
      ...ofPeople,
    ]);
    expect(await menuOf(await of('Site User', 'Site', id), companyId)).toEqual([]);
  });

  it('offers only the change log for a shared company', async () => {
    const [own, other] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    await shareWith(directory.owner, { type: 'company', id: other.id }, { type: 'Company', id: own.id });
    expect(await menuOf(await of('Company BI S User', 'Company', own.id), other.id)).toEqual(['change log']);
  });
});

describe('a company that blocks sharing', () => {
  it('can be shared only by itself and the standards body’s Admin', async () => {
    const company = await makeCompany(directory.owner, { block_sharing: true });
    const site = await makeSite(directory.owner, { company_id: company.id });
    const cb = await makeCertificationBody(directory.owner);
    await auditAt(site, cb.id);
    const target = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'company', id: company.id }, { type: 'Company', id: target.id });
    const mayShare = async (caller: Caller) => (await menuOf(caller, company.id)).includes('share');
    for (const role of ['Company User', 'Company BI S User', 'Company BI BO User', 'Company BI SC User'] as const) {
      expect(await mayShare(await of(role, 'Company', company.id))).toBe(true);
      expect(await mayShare(await of(role, 'Company', target.id))).toBe(false);
    }
    expect(await mayShare(body)).toBe(true);
    expect(await mayShare(await directory.as({ role: '{body} Audit Admin' }))).toBe(false);
    expect(await mayShare(await of('Site User', 'Site', site.id))).toBe(false);
    expect(await mayShare(await of('CB Full Admin', 'CertificationBody', cb.id))).toBe(false);
  });
});
