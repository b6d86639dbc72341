import { sharingErrors } from '@attestry/contract/features/sharing/sharing.errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Person, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { share, unshare } from './sharing.factory.ts';

const [companies, sites] = ['/companydirectory/api/Companies', '/companydirectory/api/Sites'];
const audits = '/audit/api/Audit';

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

describe('a share of a site or of its company', () => {
  it.each(['site', 'company'] as const)('excludes, for %s, audits whose other owner blocks sharing', async (type) => {
    const owner = await makeCompany(directory.owner, { block_sharing: true });
    const open = await makeCompany(directory.owner);
    const own = await makeCompany(directory.owner, { block_sharing: true });
    const site = await makeSite(directory.owner, { company_id: own.id });
    const auditOf = async (owner_company_id: string, standard_id: number) =>
      (await makeAudit(directory.owner, { site_id: site.id, owner_company_id, standard_id })).id;
    const kept = await auditOf(owner.id, 1);
    const reached = [await auditOf(open.id, 2), await auditOf(own.id, 4)];
    const target = await makeCompany(directory.owner);
    const sharee = await directory.as({ role: 'Company BI S User', organisations: [['Company', target.id]] });
    await shareWith(
      directory.owner,
      { type, id: { site: site.id, company: own.id }[type] },
      { type: 'Company', id: target.id },
    );

    const listed = async () => (await sharee.get(audits)).body.resultsList.map(({ id }: { id: string }) => id).sort();
    expect(await listed()).toEqual(reached);
    expect((await sharee.get(`${audits}/${kept}`)).status).toBe(404);
    expect((await sharee.get(`${sites}/${site.id}`)).text).not.toContain(kept);
    expect((await share(admin, audits, kept, 'Company', target.id)).status).toBe(200);
    expect((await sharee.get(`${audits}/${kept}`)).status).toBe(200);
  });
});

describe('the shares of a site and its company', () => {
  it('may be known to those who may share them, on the site and on the audits that they include', async () => {
    const [site, buyer] = [await makeSite(directory.owner), await makeCompany(directory.owner)];
    const audit = await makeAudit(directory.owner, { site_id: site.id });
    for (const [type, id] of [
      ['site', site.id],
      ['company', site.companyId],
      ['audit', audit.id],
    ] as const)
      await shareWith(directory.owner, { type, id }, { type: 'Company', id: buyer.id });
    const known = async (person: Person) => {
      const caller = await directory.as(person);
      const { body: shown } = await caller.get(`${audits}/${audit.id}`);
      const { knowsCompanyShares } = (await caller.get(`${sites}/${site.id}`)).body;
      const { status } = await caller.get(`${companies}/getShares/${site.companyId}`);
      expect(status === 200).toBe(knowsCompanyShares);
      return { ...shown.knowsSharesOf, onSite: knowsCompanyShares };
    };
    const none = { site: false, company: false, onSite: false };
    const own = { site: true, company: true, onSite: true };
    expect(await known({ role: '{body} Audit Admin' })).toEqual(own);
    expect(await known({ role: 'Company User', organisations: [['Company', site.companyId]] })).toEqual(own);
    expect(await known({ role: 'Site User', organisations: [['Site', site.id]] })).toEqual({ ...none, site: true });
    expect(await known({ role: '{body} User' })).toEqual(none);
    expect(await known({ role: 'Company BI S User', organisations: [['Company', buyer.id]] })).toEqual(none);
    const organisations: Person['organisations'] = [['CertificationBody', audit.certificationBodyId]];
    expect(await known({ role: 'CB Full Admin', organisations })).toEqual(none);
  });

  it('are not to be known on an audit that they do not include', async () => {
    const [site, blocking] = [
      await makeSite(directory.owner),
      await makeCompany(directory.owner, { block_sharing: true }),
    ];
    const audit = await makeAudit(directory.owner, { site_id: site.id, owner_company_id: blocking.id });
    const { body: shown } = await admin.get(`${audits}/${audit.id}`);
    expect(shown.knowsSharesOf).toEqual({ site: false, company: false });
    expect((await admin.get(`${sites}/${site.id}`)).body.knowsCompanyShares).toBe(true);
  });
});

describe('the targets of a share', () => {
  it('exclude, for a company’s records, the company itself and its sites', async () => {
    const company = await makeCompany(directory.owner, { name: 'Sisterly Foods' });
    const [site, sister] = [
      await makeSite(directory.owner, { company_id: company.id }),
      await makeSite(directory.owner, { company_id: company.id, name: 'Sisterly Bakery' }),
    ];
    const audit = await makeAudit(directory.owner, { site_id: site.id });
    const records = [
      [companies, company.id],
      [sites, site.id],
      [audits, audit.id],
    ] as const;
    for (const [path, id] of records) {
      expect(await share(admin, path, id, 'Site', sister.id)).toMatchObject({
        status: 400,
        body: { code: 'sharing.unknownTarget', fields: [{ message: sharingErrors.unknownTarget.message }] },
      });
      expect((await share(admin, path, id, 'Company', company.id)).status).toBe(400);
      expect((await admin.get(`${path}/searchEntitiesToShareWith/${id}?query=sisterly`)).body.results).toEqual([]);
    }
  });

  it('include, for another company’s audit, the company of its site and that company’s other sites', async () => {
    const owner = await makeCompany(directory.owner);
    const site = await makeSite(directory.owner);
    const sister = await makeSite(directory.owner, { company_id: site.companyId });
    const audit = await makeAudit(directory.owner, { site_id: site.id, owner_company_id: owner.id });
    expect((await share(admin, audits, audit.id, 'Company', site.companyId)).status).toBe(200);
    expect((await share(admin, audits, audit.id, 'Site', sister.id)).status).toBe(200);
  });

  it('exclude audits that a share would not show, without alerts', async () => {
    const target = await makeCompany(directory.owner);
    for (const record_status of ['Holding', 'Archived']) {
      const { id } = await makeAudit(directory.owner, { record_status });
      expect(await share(admin, audits, id, 'Company', target.id)).toMatchObject({
        status: 400,
        body: { code: 'sharing.recordNotShown' },
      });
      expect((await admin.get(`${audits}/getShares/${id}`)).body).toEqual([]);
    }
    expect(
      await directory.owner.selectFrom('alert').select('id').where('organisation_id', '=', target.id).execute(),
    ).toEqual([]);
    const closed = await makeAudit(directory.owner, { record_status: 'Closed' });
    expect((await share(admin, audits, closed.id, 'Company', target.id)).status).toBe(200);
  });

  it('can be removed once the audit is no longer shown', async () => {
    const audit = await makeAudit(directory.owner);
    const target = await makeCompany(directory.owner);
    await share(admin, audits, audit.id, 'Company', target.id);
    await directory.owner.updateTable('audit').set({ record_status: 'Archived' }).where('id', '=', audit.id).execute();
    const ended = await unshare(admin, audits, audit.id, 'Company', target.id);
    expect(ended).toMatchObject({ status: 200, body: { isShared: false } });
  });
});
