import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from './site.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, ...organisations: ['Company' | 'Site' | 'CertificationBody', string][]) =>
  directory.as({ role, organisations });

const auditAt = (site: { id: string }, bodyId: string, overrides: Parameters<typeof makeAudit>[1] = {}) =>
  makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodyId, ...overrides });

const entries = {
  upload: 'isAbleToUpload',
  'change log': 'isAbleToViewChanges',
  'view users': 'isAbleToViewUsers',
  'create user': 'isAbleToCreateUser',
  share: 'isAbleToShare',
  'verify settings': 'isAbleToSetSharingOptions',
  edit: 'isAbleToEdit',
  archive: 'isAbleToArchive',
};

/** The actions offered on a site's page; its row in the list offers the same. */
const menuOf = async (caller: Caller, id: string): Promise<string[]> => {
  const { visuals } = (await caller.get(`${sites}/${id}`)).body;
  const { body: page } = await caller.get(`${sites}?searchTerm=${id}&showArchived=true`);
  expect(page.resultList.find((row: { id: string }) => row.id === id).visuals).toEqual(visuals);
  return Object.entries(entries).flatMap(([entry, visual]) => (visuals[visual] ? [entry] : []));
};

describe('the menu of a site', () => {
  it.each<[Role, string[]]>([
    [
      '{body} Admin',
      ['upload', 'change log', 'view users', 'create user', 'share', 'verify settings', 'edit', 'archive'],
    ],
    ['{body} Audit Admin', ['upload', 'change log', 'view users', 'share', 'edit', 'archive']],
    ['{body} Auditor Admin', ['view users']],
    ['{body} User', ['change log', 'view users']],
  ])('follows the role at the standards body: %s', async (role, menu) => {
    const { id } = await makeSite(directory.owner);
    expect(await menuOf(await directory.as({ role }), id)).toEqual(menu);
  });

  it('lets certification bodies upload to any active site, edit theirs, and archive if no other has audits', async () => {
    const [mine, other] = [await makeCertificationBody(directory.owner), await makeCertificationBody(directory.owner)];
    const auditAdmin = await of('CB Audit Admin', ['CertificationBody', mine.id]);
    const strange = await makeSite(directory.owner);
    expect(await menuOf(auditAdmin, strange.id)).toEqual(['upload']);
    const site = await makeSite(directory.owner, { created_by_cb_id: mine.id });
    expect(await menuOf(auditAdmin, site.id)).toEqual(['upload', 'change log']);
    await auditAt(site, mine.id);
    expect(await menuOf(auditAdmin, site.id)).toEqual(['upload', 'change log', 'edit', 'archive']);
    await auditAt(site, other.id, { standard_id: 6 });
    expect(await menuOf(auditAdmin, site.id)).toEqual(['upload', 'change log', 'edit']);
    const reader = await of('CB Read Only User', ['CertificationBody', mine.id]);
    expect(await menuOf(reader, site.id)).toEqual([]);
    await body.post(`${sites}/${site.id}/archive`);
    expect(await menuOf(auditAdmin, site.id)).not.toContain('upload');
  });

  it('lets no certification body add users, even one that may elsewhere', async () => {
    const cb = await makeCertificationBody(directory.owner);
    const site = await makeSite(directory.owner, { created_by_cb_id: cb.id });
    const fullAdmin = await of('CB Full Admin', ['CertificationBody', cb.id]);
    expect(await menuOf(fullAdmin, site.id)).toEqual(['upload', 'change log']);
  });

  it('lets owners edit and share their sites, and Pro and site users upload', async () => {
    const site = await makeSite(directory.owner);
    const sharing = ['share', 'verify settings', 'edit'];
    const lite = await of('Company User', ['Company', site.companyId]);
    const pro = await of('Company BI BO User', ['Company', site.companyId]);
    const siteUser = await of('Site User', ['Site', site.id]);
    expect(await menuOf(lite, site.id)).toEqual(['change log', 'view users', 'create user', ...sharing]);
    expect(await menuOf(pro, site.id)).toEqual(['upload', 'change log', 'view users', 'create user', ...sharing]);
    expect(await menuOf(siteUser, site.id)).toEqual(['upload', 'change log', 'view users', ...sharing]);
  });

  it('offers only the change log for a shared site', async () => {
    const [own, shared] = [await makeSite(directory.owner), await makeSite(directory.owner)];
    await shareWith(directory.owner, { type: 'site', id: shared.id }, { type: 'Company', id: own.companyId });
    expect(await menuOf(await of('Company BI S User', ['Company', own.companyId]), shared.id)).toEqual(['change log']);
  });
});

describe('a site of a company that blocks sharing', () => {
  it('is shared, with its sharing options, only by the company itself and the Admin', async () => {
    const company = await makeCompany(directory.owner, { block_sharing: true });
    const site = await makeSite(directory.owner, { company_id: company.id });
    const [other, cb] = [await makeCompany(directory.owner), await makeCertificationBody(directory.owner)];
    await auditAt(site, cb.id);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: other.id });
    const sharing = async (caller: Caller) =>
      (await menuOf(caller, site.id)).filter((entry) => ['share', 'verify settings'].includes(entry));
    const all = ['share', 'verify settings'];
    expect(await sharing(body)).toEqual(all);
    for (const role of ['Company User', 'Company BI S User'] as const) {
      expect(await sharing(await of(role, ['Company', company.id]))).toEqual(all);
      expect(await sharing(await of(role, ['Company', other.id]))).toEqual([]);
      expect(await sharing(await of(role, ['Company', other.id], ['Site', site.id]))).toEqual([]);
    }
    expect(await sharing(await of('Site User', ['Site', site.id]))).toEqual([]);
    expect(await sharing(await directory.as({ role: '{body} Audit Admin' }))).toEqual([]);
    expect(await sharing(await of('CB Full Admin', ['CertificationBody', cb.id]))).toEqual([]);
  });
});
