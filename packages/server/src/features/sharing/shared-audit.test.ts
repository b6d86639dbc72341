import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { shareWith } from '../site/site.factory.ts';

const audits = '/audit/api/Audit';

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const of = (id: string) => directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
const resultFor = async (caller: Caller, id: string) => {
  const { status, body } = await caller.get(`${audits}/GetSharedAuditResult/${id}`);
  return status === 200 ? body : status;
};

describe('the sharing of an audit, for a reader', () => {
  it('states whether they see it by a share of itself or of its site or company', async () => {
    const { id, ownerCompanyId, siteId } = await makeAudit(directory.owner);
    const others = await Promise.all([1, 2, 3].map(async () => (await makeCompany(directory.owner)).id));
    const [byAudit = '', bySite = '', stranger = ''] = others;
    await shareWith(directory.owner, { type: 'audit', id }, { type: 'Company', id: byAudit });
    await shareWith(directory.owner, { type: 'site', id: siteId }, { type: 'Company', id: bySite });
    const isShared = { id, isShared: true, sharingPermissionName: 'CertificateOnly' };
    expect(await resultFor(await of(byAudit), id)).toEqual(isShared);
    expect(await resultFor(await of(bySite), id)).toEqual(isShared);
    expect(await resultFor(await of(ownerCompanyId), id)).toEqual({ ...isShared, isShared: false });
    expect(await resultFor(await of(stranger), id)).toBe(404);
  });

  it("states which option applies: the audit's own, else its site's, else the deployment's, and its details use the same", async () => {
    const admin = await directory.as({ role: '{body} Admin' });
    const { id, siteId } = await makeAudit(directory.owner);
    const applying = async () => {
      const { sharingPermissionName } = await resultFor(admin, id);
      expect((await admin.get(`${audits}/${id}`)).body.sharingPermissionName).toBe(sharingPermissionName);
      return sharingPermissionName;
    };
    expect(await applying()).toBe('CertificateOnly');
    await directory.owner.insertInto('site_sharing_option').values({ site_id: siteId, option: 'BasicOnly' }).execute();
    expect(await applying()).toBe('BasicOnly');
    await directory.owner
      .insertInto('audit_sharing_option')
      .values({ audit_id: id, option: 'CertificatePDF' })
      .execute();
    expect(await applying()).toBe('CertificatePDF');
  });
});
