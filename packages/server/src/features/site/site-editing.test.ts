import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteForm, sites } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompleteSite, makeSite } from './site.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

describe('editing a site', () => {
  it('requires a technical and a commercial contact from those who may change them', async () => {
    const { id, companyId } = await makeCompleteSite(directory.owner);
    const user = await of('Company User', 'Company', companyId);
    const { form, version } = await readSiteForm(user, id);
    const refused = await user.put(
      `${sites}/${id}`,
      { ...form, technicalContact: { ...form.technicalContact, email: '' } },
      version,
    );
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'technicalContact.email', message: 'Field is required' }] },
    });
  });

  it('lets a certification body with a Current audit change only the general contact', async () => {
    const site = await makeSite(directory.owner);
    const cb = await makeCertificationBody(directory.owner);
    await makeAudit(directory.owner, { site_id: site.id, certification_body_id: cb.id });
    const user = await of('CB Full Admin', 'CertificationBody', cb.id);
    const { form, version } = await readSiteForm(user, site.id);
    const sent = { ...form, technicalContact: {}, commercialContact: { name: '', email: '' } };
    const saved = await user.put(
      `${sites}/${site.id}`,
      { ...sent, generalContact: { name: 'New', faxNumber: '5' } },
      version,
    );
    expect(saved).toMatchObject({
      status: 200,
      body: { generalContact: { name: 'New', faxNumber: '5' }, technicalContact: null, commercialContact: null },
    });
    const others = {
      ...sent,
      generalContact: {},
      technicalContact: { name: 'Mine' },
      site: { ...form.site, name: 'Mine' },
    };
    const refused = await user.put(`${sites}/${site.id}`, others, String(saved.headers.etag));
    expect(refused).toMatchObject({
      status: 403,
      body: { fields: [{ path: 'site.name' }, { path: 'technicalContact.name' }] },
    });
  });

  it('is denied to a certification body without a Current audit', async () => {
    const site = await makeCompleteSite(directory.owner);
    const cb = await makeCertificationBody(directory.owner);
    await makeAudit(directory.owner, { site_id: site.id, certification_body_id: cb.id, record_status: 'Closed' });
    const { form, version } = await readSiteForm(body, site.id);
    const user = await of('CB Full Admin', 'CertificationBody', cb.id);
    expect((await user.put(`${sites}/${site.id}`, form, version)).status).toBe(403);
  });

  it('keeps a former name, which search still finds', async () => {
    const { id } = await makeCompleteSite(directory.owner, { name: 'Oldcastle Creamery' });
    const { form, version } = await readSiteForm(body, id);
    const { body: renamed } = await body.put(
      `${sites}/${id}`,
      { ...form, site: { ...form.site, name: 'Newgate Dairy' } },
      version,
    );
    expect(renamed.formerNames).toMatchObject([{ name: 'Oldcastle Creamery' }]);
    const { body: page } = await body.get(`${sites}?searchTerm=oldcastle+creamery`);
    expect(page.resultList).toMatchObject([{ id, name: 'Newgate Dairy' }]);
  });
});
