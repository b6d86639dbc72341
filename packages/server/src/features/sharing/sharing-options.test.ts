import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import type { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { shareWith } from '../site/site.factory.ts';
import { makeAuditedSite } from './sharing.factory.ts';

const sites = '/companydirectory/api/Sites';
const audits = '/audit/api/Audit';
const ids = { BasicOnly: '1', CertificateOnly: '2', CertificatePDF: '3' } as const;
type Name = keyof typeof ids;

let directory: TestDirectory;
let owner: Caller;
let companyId: string;

const of = (role: Role, type: OrganisationType, id: string) => directory.as({ role, organisations: [[type, id]] });

const onOf = (options: { name: string; value: boolean }[]) =>
  options.filter(({ value }) => value).map(({ name }) => name);
const applies = async (path: string, id: string) => onOf((await owner.get(`${path}/SharingOptionsData/${id}`)).body);
const setAudit = (by: Caller, auditExternalId: string, name: Name, value = true, more = {}) =>
  by.post(`${audits}/SetSharingOptionsData`, { auditExternalId, sharingExternalId: ids[name], value, ...more });
const setSite = (by: Caller, siteExternalId: string, name: Name, value = true) =>
  by.post(`${sites}/SetSharingOptionsData`, { siteExternalId, sharingExternalId: ids[name], value });

const audited = (values: Parameters<typeof makeAudit>[1] = {}) => makeAuditedSite(directory.owner, companyId, values);

beforeAll(async () => {
  directory = await testDirectory({ SHARING_OPTION: 'BasicOnly' });
  companyId = (await makeCompany(directory.owner)).id;
  owner = await of('Company BI S User', 'Company', companyId);
});
afterAll(() => directory.close());

describe('the sharing options', () => {
  it('are three with exactly one on: the audit’s own, else its site’s, else the deployment’s', async () => {
    const { site, audit } = await audited();
    expect(await applies(audits, audit)).toEqual(['BasicOnly']);
    const answer = await setSite(owner, site, 'CertificatePDF');
    expect(answer.body).toEqual([
      { sharingExternalId: '1', name: 'BasicOnly', value: false, isInherited: false },
      { sharingExternalId: '2', name: 'CertificateOnly', value: false, isInherited: false },
      { sharingExternalId: '3', name: 'CertificatePDF', value: true, isInherited: false },
    ]);
    expect(await applies(audits, audit)).toEqual(['CertificatePDF']);
    await setAudit(owner, audit, 'CertificateOnly');
    expect([await applies(audits, audit), await applies(sites, site)]).toEqual([
      ['CertificateOnly'],
      ['CertificatePDF'],
    ]);
    await setAudit(owner, audit, 'BasicOnly', false);
    expect(await applies(audits, audit)).toEqual(['CertificateOnly']);
    await setAudit(owner, audit, 'CertificateOnly', false);
    expect(await applies(audits, audit)).toEqual(['CertificatePDF']);
  });

  it('state whether the current one is inherited, and may be set to the same', async () => {
    const { site, audit } = await audited();
    const inherited = async (path: string, id: string) =>
      (await owner.get(`${path}/SharingOptionsData/${id}`)).body.flatMap(
        ({ name, isInherited }: { name: string; isInherited: boolean }) => (isInherited ? [name] : []),
      );
    expect([await inherited(sites, site), await inherited(audits, audit)]).toEqual([['BasicOnly'], ['BasicOnly']]);
    await setSite(owner, site, 'BasicOnly');
    expect([await inherited(sites, site), await inherited(audits, audit)]).toEqual([[], ['BasicOnly']]);
    await setAudit(owner, audit, 'BasicOnly');
    await setSite(owner, site, 'CertificatePDF');
    expect(await applies(audits, audit)).toEqual(['BasicOnly']);
    await setAudit(owner, audit, 'BasicOnly', false);
    expect(await inherited(audits, audit)).toEqual(['CertificatePDF']);
  });

  it('appear once in the change log when set', async () => {
    const { site, audit } = await audited();
    await setSite(owner, site, 'CertificatePDF');
    await setSite(owner, site, 'CertificatePDF');
    await setAudit(owner, audit, 'BasicOnly');
    const changes = async (url: string) =>
      (await owner.get(`${url}/changeLog`)).body.resultsList.filter(({ event }: { event: string }) =>
        event.startsWith('Set'),
      );
    const field = { fieldName: 'Certificate Tracker access', oldValue: null };
    expect(await changes(`${sites}/${site}`)).toMatchObject([
      { fieldsChanged: [{ ...field, newValue: 'CertificatePDF' }] },
    ]);
    expect(await changes(`${audits}/${audit}`)).toMatchObject([
      { fieldsChanged: [{ ...field, newValue: 'BasicOnly' }] },
    ]);
  });

  it('are set by the owner, its site and the Admin, and nobody else', async () => {
    const { site, audit } = await audited();
    const sharee = (await makeCompany(directory.owner)).id;
    await shareWith(directory.owner, { type: 'site', id: site }, { type: 'Company', id: sharee });
    const admin = await directory.as({ role: '{body} Admin' });
    const siteUser = await of('Site User', 'Site', site);
    for (const who of [owner, siteUser, admin]) {
      expect((await setSite(who, site, 'BasicOnly')).status).toBe(200);
      expect((await setAudit(who, audit, 'BasicOnly')).status).toBe(200);
    }
    const denied = { status: 403, body: { message: 'You are not allowed to change verify settings' } };
    const seeing = await of('Company BI S User', 'Company', sharee);
    expect(await setSite(seeing, site, 'CertificatePDF')).toMatchObject(denied);
    expect(await setAudit(seeing, audit, 'CertificatePDF')).toMatchObject(denied);
    expect(await seeing.get(`${audits}/SharingOptionsData/${audit}`)).toMatchObject(denied);
    const auditAdmin = await directory.as({ role: '{body} Audit Admin' });
    expect((await setSite(auditAdmin, site, 'CertificatePDF')).status).toBe(403);
    const stranger = await of('Company BI S User', 'Company', (await makeCompany(directory.owner)).id);
    expect((await setAudit(stranger, audit, 'CertificatePDF')).status).toBe(404);
    expect(await applies(sites, site)).toEqual(['BasicOnly']);
  });

  it.each([
    ['Pending', 200],
    ['Interim', 200],
    ['Expired Renewed', 200],
    ['Not Certificated', 403],
    ['Suspended', 403],
    ['Withdrawn', 403],
  ] as const)('of an audit that is %s answer %i', async (certification_status, status) => {
    const { audit } = await audited({ certification_status });
    expect((await setAudit(owner, audit, 'CertificatePDF')).status).toBe(status);
  });

  it('of a suspended audit past its expiry day can be set, since it is Expired', async () => {
    const { audit } = await audited({
      certification_status: 'Suspended',
      issue_date: '2025-01-02',
      expiry_date: '2025-12-31',
    });
    expect((await setAudit(owner, audit, 'CertificatePDF')).status).toBe(200);
  });

  it('are searched among the audits of the named company', async () => {
    const { audit } = await audited();
    const { id: other } = await makeCompany(directory.owner);
    expect((await setAudit(owner, audit, 'CertificatePDF', true, { companyId: other })).status).toBe(404);
    expect((await setAudit(owner, audit, 'CertificatePDF', true, { companyId })).status).toBe(200);
    expect(
      (await owner.post(`${sites}/SetSharingOptionsData`, { siteExternalId: '1', sharingExternalId: '4', value: true }))
        .body.fields,
    ).toMatchObject([{ path: 'sharingExternalId' }]);
  });
});
