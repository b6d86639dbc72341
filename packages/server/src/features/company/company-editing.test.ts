import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyNamed } from '../../app/testing/entities/company.ts';
import { companies, readCompanyForm } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeCompany, makeCompanyContact } from './company.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const makeBody = (overrides: Parameters<typeof makeCertificationBody>[1] = {}) =>
  makeCertificationBody(directory.owner, overrides);

/** By default a Current, certificated audit. */
const auditAt = (site: { id: string }, bodyId: string, overrides: Parameters<typeof makeAudit>[1] = {}) =>
  makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodyId, ...overrides });

const of = (role: Role, type: 'Company' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const makeOwned = async (overrides: Parameters<typeof makeCompany>[1] = {}) => {
  const company = await makeCompany(directory.owner, { nature_of_business_id: 1, ...overrides });
  await makeCompanyContact(directory.owner, company.id);
  return company;
};

describe('editing a company', () => {
  it('keeps what the form leaves out and clears what it sends empty', async () => {
    const { id } = await makeOwned({ website: 'https://a.example', block_sharing: true, zip_code: 'HU1' });
    const { form, version } = await readCompanyForm(body, id);
    const { website: _, blockSharing: __, ...company } = form.company;
    const location = { ...form.company.location, zipCode: '' };
    const { body: saved } = await body.put(
      `${companies}/${id}`,
      { ...form, company: { ...company, location } },
      version,
    );
    expect(saved).toMatchObject({ website: 'https://a.example', blockSharing: true, location: { zipCode: '' } });
  });

  it('has none of its optional lines any more once they were sent empty', async () => {
    const { body: created } = await body.post(companies, companyNamed('Northwind Bakers'));
    const filled = await readCompanyForm(body, created.id);
    const lines = { addressLine2: 'Dock 4', addressLine3: 'East', county: 'Yorkshire', zipCode: 'HU1' };
    const company = { ...filled.form.company, location: { ...filled.form.company.location, ...lines } };
    const contactDetails = { ...filled.form.contact.contactDetails, faxNumber: '+44 2' };
    await body.put(
      `${companies}/${created.id}`,
      { ...filled.form, company, contact: { contactDetails } },
      filled.version,
    );
    const { form, version } = await readCompanyForm(body, created.id);
    const blank = { addressLine2: '', addressLine3: '', county: '', zipCode: '' };
    const emptied = {
      company: { ...form.company, website: '', location: { ...form.company.location, ...blank } },
      contact: { contactDetails: { ...form.contact.contactDetails, name: '', faxNumber: '' } },
    };
    expect((await body.put(`${companies}/${created.id}`, emptied, version)).status).toBe(200);
    expect((await body.get(`${companies}/${created.id}`)).body).toMatchObject({
      website: null,
      location: blank,
      contact: { name: '', faxNumber: '', email: 'ada@company.example' },
      natureOfBusiness: { id: '1' },
    });
  });

  it('lets its own users change what is theirs', async () => {
    const { id } = await makeOwned();
    const user = await of('Company User', 'Company', id);
    const { form, version } = await readCompanyForm(user, id);
    const changed = { ...form, company: { ...form.company, name: 'Our new name', blockSharing: true } };
    const { status, body: saved } = await user.put(`${companies}/${id}`, changed, version);
    expect({ status, saved }).toMatchObject({ status: 200, saved: { name: 'Our new name', blockSharing: true } });
  });

  it('keeps address, country, fax and tier from its own users, and names the locked fields', async () => {
    const { id } = await makeOwned();
    const user = await of('Company User', 'Company', id);
    const { form, version } = await readCompanyForm(user, id);
    const { status, body: answer } = await user.put(
      `${companies}/${id}`,
      {
        ...form,
        company: { ...form.company, location: { ...form.company.location, city: 'York', country: { id: '250' } } },
        contact: { contactDetails: { ...form.contact.contactDetails, faxNumber: '1' } },
        companyTier: 'Pro',
      },
      version,
    );
    expect(status).toBe(403);
    expect(answer.fields.map((field: { path: string }) => field.path)).toEqual([
      'company.location.city',
      'company.location.country',
      'contact.contactDetails.faxNumber',
      'companyTier',
    ]);
  });

  it('lets a certification body with a Current audit change the general contact and nothing else', async () => {
    const { id } = await makeOwned();
    const cb = await makeBody();
    const user = await of('CB Audit Admin', 'CertificationBody', cb.id);
    const site = await makeSite(directory.owner, { company_id: id });
    expect((await user.put(`${companies}/${id}`, (await readCompanyForm(body, id)).form, '"1"')).status).toBe(403);
    await auditAt(site, cb.id);
    const { form, version } = await readCompanyForm(user, id);
    const contact = {
      contactDetails: { ...form.contact.contactDetails, email: 'new@company.example', faxNumber: '5' },
    };
    const saved = await user.put(`${companies}/${id}`, { ...form, contact }, version);
    expect(saved).toMatchObject({ status: 200, body: { contact: { email: 'new@company.example', faxNumber: '5' } } });
    const renamed = { ...form, company: { ...form.company, name: 'Not theirs' } };
    const refused = await user.put(`${companies}/${id}`, renamed, String(saved.headers.etag));
    expect(refused).toMatchObject({ status: 403, body: { fields: [{ path: 'company.name' }] } });
  });

  it('is not found out of sight and denied in sight', async () => {
    const { id } = await makeOwned();
    const own = await makeCompany(directory.owner);
    const user = await of('Company User', 'Company', own.id);
    const { form, version } = await readCompanyForm(body, id);
    expect((await user.put(`${companies}/${id}`, form, version)).status).toBe(404);
    await shareWith(directory.owner, { type: 'company', id }, { type: 'Company', id: own.id });
    expect((await user.put(`${companies}/${id}`, form, version)).status).toBe(403);
  });
});
