import { sharingErrors } from '@attestry/contract/features/sharing/sharing.errors.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeAuditedSite, share, unshare } from './sharing.factory.ts';

const [companies, sites] = ['/companydirectory/api/Companies', '/companydirectory/api/Sites'];
const audits = '/audit/api/Audit';

let directory: TestDirectory;
let owner: Caller;
let admin: Caller;
let ours: { id: string; name: string };

const of = (role: Role, type: OrganisationType, id: string) => directory.as({ role, organisations: [[type, id]] });

const statusOf = async (by: Caller, url: string) => (await by.get(url)).status;

const audited = () => makeAuditedSite(directory.owner, ours.id);

beforeAll(async () => {
  directory = await testDirectory();
  ours = await makeCompany(directory.owner, { name: 'Owning Foods' });
  owner = await of('Company BI S User', 'Company', ours.id);
  admin = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

describe('a share', () => {
  it.each([
    ['Company', sites],
    ['Site', audits],
    ['CertificationBody', companies],
  ] as const)('with a %s takes effect on its next call by %s, and ends as quickly', async (type, path) => {
    const record = await audited();
    const site = await makeSite(directory.owner);
    const targets = {
      Company: site.companyId,
      Site: site.id,
      CertificationBody: (await makeCertificationBody(directory.owner)).id,
    };
    const roles = { Company: 'Company User', Site: 'Site User', CertificationBody: 'CB Read Only User' } as const;
    const target = await of(roles[type], type, targets[type]);
    const shared = { [sites]: record.site, [audits]: record.audit, [companies]: ours.id }[path] ?? '';
    const url = `${audits}/${record.audit}`;

    expect(await statusOf(target, url)).toBe(404);
    const answer = await share(owner, path, shared, type, targets[type]);
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200, body: { isShared: true } });
    expect(await statusOf(target, url)).toBe(200);
    expect((await unshare(owner, path, shared, type, targets[type])).body).toEqual({
      isShared: false,
      since: null,
      sharedBy: null,
    });
    expect(await statusOf(target, url)).toBe(404);
  });

  it('created or ended twice counts once, in the change log too', async () => {
    const { site } = await audited();
    const target = await makeCompany(directory.owner, { name: 'Twice Told' });
    for (const give of [share, share, unshare, unshare])
      expect((await give(owner, sites, site, 'Company', target.id)).status).toBe(200);
    const log = (await owner.get(`${sites}/${site}/changeLog`)).body.resultsList;
    expect(log.slice(0, 2)).toMatchObject([
      { event: 'Stop sharing site', fieldsChanged: [{ oldValue: 'Twice Told', newValue: null }] },
      { event: 'Share site', fieldsChanged: [{ fieldName: 'Shared with', oldValue: null, newValue: 'Twice Told' }] },
    ]);
    expect(log.filter(({ event }: { event: string }) => /shar/i.test(event))).toHaveLength(2);
  });

  it('is hidden from other recipients', async () => {
    const { site, audit } = await audited();
    const [one, other] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    for (const { id } of [one, other])
      for (const [path, shared] of [
        [sites, site],
        [audits, audit],
      ] as const)
        await share(owner, path, shared, 'Company', id);
    const sharee = await of('Company BI S User', 'Company', one.id);
    const toldTo = async (who: Caller, url: string) => (await who.get(`${url}/changeLog`)).text.includes(other.name);
    for (const url of [`${sites}/${site}`, `${audits}/${audit}`])
      expect([await toldTo(owner, url), await toldTo(admin, url), await toldTo(sharee, url)]).toEqual([
        true,
        true,
        false,
      ]);
  });

  it('shows its date and author: the person to those who may see it, otherwise for whom they shared it', async () => {
    const { site } = await audited();
    const siteUser = await of('Site User', 'Site', site);
    const left = await of('Company BI S User', 'Company', ours.id);
    const targets = [];
    for (const by of [owner, admin, siteUser, left]) {
      const target = await makeCompany(directory.owner, { name: `Told ${targets.length}` });
      targets.push((await share(by, sites, site, 'Company', target.id)).body);
    }
    await directory.owner.deleteFrom('user_organisation').where('user_id', '=', left.userId).execute();
    await directory.owner.updateTable('app_user').set({ role: '{body} User' }).where('id', '=', left.userId).execute();
    const toldTo = async (who: Caller) =>
      (await who.get(`${sites}/getShares/${site}`)).body.map(({ sharedBy }: { sharedBy: unknown }) => sharedBy);
    const [pro, person, ofSite] = ['Pat Company BI S User', 'Pat body Admin', 'Pat Site User'];
    expect(await toldTo(admin)).toEqual([pro, person, ofSite, pro]);
    expect(await toldTo(owner)).toEqual([pro, 'GFA', ofSite, 'Owning Foods']);
    expect(await toldTo(siteUser)).toEqual(['Owning Foods', 'GFA', ofSite, 'Owning Foods']);
    expect(targets).toEqual(
      [pro, person, ofSite, pro].map((sharedBy) => ({ isShared: true, since: expect.any(String), sharedBy })),
    );
  });

  it('appears in the list of companies as shared audits', async () => {
    const company = await makeCompany(directory.owner, { name: 'Listed Sharer' });
    const { id: site } = await makeSite(directory.owner, { company_id: company.id });
    const target = await makeCompany(directory.owner);
    const listed = async () =>
      (await admin.get(`${companies}?searchTerm=${company.id}`)).body.resultList[0].auditShared;
    await share(admin, sites, site, 'Company', target.id);
    expect(await listed()).toBe(true);
    await unshare(admin, sites, site, 'Company', target.id);
    expect(await listed()).toBe(false);
  });

  it('is refused for an owner, nobody, or an inactive target', async () => {
    const { site, audit } = await audited();
    const archived = await makeCompany(directory.owner, { status: 'Archived' });
    const refused = [
      await share(owner, sites, site, 'Site', site),
      await share(owner, sites, site, 'Company', ours.id),
      await share(owner, audits, audit, 'Site', site),
      await share(owner, companies, ours.id, 'Company', ours.id),
      await share(owner, sites, site, 'Company', archived.id),
      await share(owner, sites, site, 'Company', '19999999'),
    ];
    for (const { status, body } of refused)
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: [{ path: 'sharedWithId', message: sharingErrors.unknownTarget.message }],
      });
    const ofNoKind = await share(owner, sites, site, 'AccreditationBody', '1');
    expect(ofNoKind).toMatchObject({ status: 400, body: { fields: [{ path: 'sharedWithType' }] } });
  });

  it('is managed by the record’s owners and two roles of the standards body', async () => {
    const { site, audit } = await audited();
    const target = await makeCompany(directory.owner);
    const other = await of('Company BI S User', 'Company', target.id);
    const lite = await of('Company User', 'Company', ours.id);
    const auditAdmin = await directory.as({ role: '{body} Audit Admin' });
    for (const who of [lite, auditAdmin])
      expect((await share(who, sites, site, 'Company', target.id)).status).toBe(200);
    expect(await share(other, sites, site, 'Company', target.id)).toMatchObject({
      status: 403,
      body: { code: 'sharing.denied', message: 'You are not allowed to share / unshare this resource' },
    });
    const stranger = await of('Company BI S User', 'Company', (await makeCompany(directory.owner)).id);
    expect((await share(stranger, audits, audit, 'Company', target.id)).status).toBe(404);
    expect((await unshare(stranger, sites, site, 'Company', target.id)).status).toBe(404);
    expect(await statusOf(stranger, `${sites}/getShares/${site}`)).toBe(404);
    expect(await statusOf(other, `${sites}/getShares/${site}`)).toBe(403);
  });

  it('is managed by the company and the Admin only, if the company blocks sharing', async () => {
    const company = await makeCompany(directory.owner, { block_sharing: true });
    const { id: site } = await makeSite(directory.owner, { company_id: company.id });
    const target = await makeCompany(directory.owner);
    const itself = await of('Company BI S User', 'Company', company.id);
    const siteUser = await of('Site User', 'Site', site);
    const auditAdmin = await directory.as({ role: '{body} Audit Admin' });
    const statuses = [];
    for (const who of [itself, admin, siteUser, auditAdmin])
      statuses.push((await share(who, sites, site, 'Company', target.id)).status);
    expect(statuses).toEqual([200, 200, 403, 403]);
  });
});

describe('the organisations to share with', () => {
  const find = async (query: string, more = '') =>
    (await owner.get(`${sites}/searchEntitiesToShareWith/${query}${more}`)).body;

  it('are found by the requested kinds, at most ten, with existing shares marked', async () => {
    const { site } = await audited();
    const harbour = await makeCompany(directory.owner, { name: 'Harbour Foods', address_line1: '3 Quay' });
    for (let at = 0; at < 10; at += 1)
      await makeSite(directory.owner, { name: `Harbour Cannery ${at}`, company_id: harbour.id });
    await share(owner, sites, site, 'Company', harbour.id);
    const all = await find(site, '?query=harbour');
    expect(all).toMatchObject({ totalPages: 1, total: 10, totalIsLowerBound: true });
    expect(all.results).toHaveLength(10);
    expect((await find(site, '?query=harbour&pageNumber=2')).results).toEqual([]);
    expect((await find(site, '?query=harbour&types=1')).results).toEqual([
      {
        id: harbour.id,
        name: 'Harbour Foods',
        type: 1,
        typeName: 'Company',
        location: { country: { name: 'United Kingdom' }, addressLine1: '3 Quay' },
        isShared: true,
        since: expect.stringMatching(/Z$/),
        sharedBy: 'Pat Company BI S User',
      },
    ]);
    const others = (await find(site, '?query=harbour&types=3&types=0&pageNumber=1')).results;
    expect(
      new Set(others.map(({ type, isShared }: { type: number; isShared: boolean }) => `${type} ${isShared}`)),
    ).toEqual(new Set(['3 false']));
    expect((await owner.get(`${sites}/getShares/${site}`)).body).toMatchObject([{ id: harbour.id, isShared: true }]);
  });

  it('exclude the owners of the record, and need more than one character', async () => {
    const { site, name } = await audited();
    expect(await find(site, `?query=${site}`)).toMatchObject({ totalPages: 0, total: 0, results: [] });
    const named = await find(site, '?query=Owning+Foods');
    expect(named).toMatchObject({ total: 0, similarFrom: 0 });
    expect(named.results.map((one: { name: string }) => one.name)).toEqual(['Harbour Foods']);
    expect((await find(site, `?query=${name.charAt(0)}`)).results).toEqual([]);
    const other = await makeSite(directory.owner);
    expect((await find(site, `?query=${other.id}`)).results).toMatchObject([{ id: other.id, typeName: 'Site' }]);
  });

  it('remain in the list of shares when they are archived, so that the share can be ended', async () => {
    const { site } = await audited();
    const gone = await makeCompany(directory.owner, { name: 'Gone Since' });
    await shareWith(directory.owner, { type: 'site', id: site }, { type: 'Company', id: gone.id });
    await directory.owner.updateTable('company').set({ status: 'Archived' }).where('id', '=', gone.id).execute();
    expect((await owner.get(`${sites}/getShares/${site}`)).body).toMatchObject([{ name: 'Gone Since' }]);
    await unshare(owner, sites, site, 'Company', gone.id);
    expect((await owner.get(`${sites}/getShares/${site}`)).body).toEqual([]);
  });
});
