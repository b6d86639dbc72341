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

/** A Current, certificated audit unless told otherwise. */
const auditAt = (site: { id: string }, bodyId: string, overrides: Parameters<typeof makeAudit>[1] = {}) =>
  makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodyId, ...overrides });

const of = (role: Role, type: 'Company' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const createForm = {
  company: {
    name: 'Northwind Bakers',
    website: 'https://northwind.example',
    location: { addressLine1: '1 Quay', city: 'Hull', country: { id: '826' } },
  },
  contact: { contactDetails: { name: 'Ada Frost', email: 'ada@northwind.example', phoneNumber: '+44 1482 000000' } },
  natureOfBusinessId: '1',
  allowExportList: true,
  favouriteLimit: 50,
  companyTier: 'Pro',
};

/** The form of a stored company with nothing changed, and the version it was read at. */
const formOf = async (caller: Caller, id: string) => {
  const { body: company, headers } = await caller.get(`${companies}/${id}`);
  const { name, website, blockSharing, location, contact, natureOfBusiness, type } = company;
  const form = {
    company: { name, website: website ?? '', blockSharing, location },
    contact: { contactDetails: contact },
    natureOfBusinessId: natureOfBusiness?.id,
    companyTier: type,
  };
  return { form, version: String(headers.etag) };
};

const makeOwned = async (overrides: Parameters<typeof makeCompany>[1] = {}) => {
  const company = await makeCompany(directory.owner, { nature_of_business_id: 1, ...overrides });
  await makeCompanyContact(directory.owner, company.id);
  return company;
};

describe('creating a company', () => {
  it('stores what the form says, with its general contact', async () => {
    const { status, body: created } = await body.post(companies, createForm);
    expect(status).toBe(200);
    const { body: company } = await body.get(`${companies}/${created.id}`);
    expect(company).toMatchObject({
      name: 'Northwind Bakers',
      website: 'https://northwind.example',
      status: 'Active',
      type: 'Pro',
      maxFavouriteLimit: 50,
      siteCount: 0,
      blockSharing: false,
      location: { addressLine1: '1 Quay', city: 'Hull', country: { id: '826', name: 'United Kingdom' } },
      contact: { type: 'General', email: 'ada@northwind.example', faxNumber: '' },
      natureOfBusiness: { id: '1', name: 'Manufacturer' },
    });
  });

  it('is for the standards body alone', async () => {
    const cb = await makeBody();
    const { id } = await makeCompany(directory.owner);
    expect((await (await of('CB Full Admin', 'CertificationBody', cb.id)).post(companies, createForm)).status).toBe(
      403,
    );
    expect((await (await of('Company BI S User', 'Company', id)).post(companies, createForm)).status).toBe(403);
    expect((await (await directory.as({ role: '{body} User' })).post(companies, createForm)).status).toBe(403);
  });

  it.each([
    ['a missing name', { company: { ...createForm.company, name: ' ' } }, 'company.name'],
    [
      'a missing country',
      { company: { ...createForm.company, location: { addressLine1: 'a', city: 'b', country: { id: '' } } } },
      'company.location.country.id',
    ],
    [
      'a country that is no number',
      { company: { ...createForm.company, location: { addressLine1: 'a', city: 'b', country: { id: 'UK' } } } },
      'company.location.country.id',
    ],
    [
      'a country nobody knows',
      { company: { ...createForm.company, location: { addressLine1: 'a', city: 'b', country: { id: '999999' } } } },
      'company.location.country',
    ],
    ['a nature of business nobody knows', { natureOfBusinessId: '999' }, 'natureOfBusinessId'],
    ['a certification body nobody knows', { certificationBodyExternalId: '999999999' }, 'certificationBodyExternalId'],
    ['a limit that is no number', { favouriteLimit: 'ten' }, 'favouriteLimit'],
    ['a limit beyond all use', { favouriteLimit: 1e308 }, 'favouriteLimit'],
    ['a name of 10,000 characters', { company: { ...createForm.company, name: 'x'.repeat(10_000) } }, 'company.name'],
    ['a name with NUL', { company: { ...createForm.company, name: 'No\u0000rth' } }, 'company.name'],
    ['a name of two lines', { company: { ...createForm.company, name: 'North\nwind' } }, 'company.name'],
    [
      'an address with an escape character',
      { contact: { contactDetails: { ...createForm.contact.contactDetails, email: 'a\u001bda@north.example' } } },
      'contact.contactDetails.email',
    ],
  ])('refuses %s and names the field', async (_what, change, path) => {
    const { status, body: answer } = await body.post(companies, { ...createForm, ...change });
    const paths = new Set(answer.fields.map((field: { path: string }) => field.path));
    expect({ status, paths }).toEqual({ status: 400, paths: new Set([path]) });
  });
});

describe('the limit of the Certificate Tracker', () => {
  const outOfBounds = 'Enter a whole number from 0 to 100000';

  it.each([
    ['', 'Field is required'],
    [undefined, 'Field is required'],
    ['ten', 'Is not a number'],
    [-1, outOfBounds],
    [1.5, outOfBounds],
    [200_000, outOfBounds],
  ])('refused as %j says “%s”', async (favouriteLimit, message) => {
    const { body: answer } = await body.post(companies, { ...createForm, favouriteLimit });
    expect(answer.fields).toEqual([{ path: 'favouriteLimit', message }]);
  });
});

describe('editing a company', () => {
  it('needs the version that was read, and refuses a stale one with the present record', async () => {
    const { id } = await makeOwned();
    const { form, version } = await formOf(body, id);
    expect((await body.put(`${companies}/${id}`, form)).status).toBe(428);
    const renamed = { ...form, company: { ...form.company, name: 'Renamed once' } };
    expect((await body.put(`${companies}/${id}`, renamed, version)).status).toBe(200);
    const stale = await body.put(`${companies}/${id}`, form, version);
    expect(stale).toMatchObject({
      status: 412,
      body: { code: 'request.changedMeanwhile', present: { name: 'Renamed once' } },
    });
    expect(stale.headers.etag).not.toBe(version);
  });

  it('keeps what the form leaves out and clears what it sends empty', async () => {
    const { id } = await makeOwned({ website: 'https://a.example', block_sharing: true, zip_code: 'HU1' });
    const { form, version } = await formOf(body, id);
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
    const { body: created } = await body.post(companies, createForm);
    const filled = await formOf(body, created.id);
    const lines = { addressLine2: 'Dock 4', addressLine3: 'East', county: 'Yorkshire', zipCode: 'HU1' };
    const company = { ...filled.form.company, location: { ...filled.form.company.location, ...lines } };
    const contactDetails = { ...filled.form.contact.contactDetails, faxNumber: '+44 2' };
    await body.put(
      `${companies}/${created.id}`,
      { ...filled.form, company, contact: { contactDetails } },
      filled.version,
    );
    const { form, version } = await formOf(body, created.id);
    const blank = { addressLine2: '', addressLine3: '', county: '', zipCode: '' };
    const emptied = {
      company: { ...form.company, website: '', location: { ...form.company.location, ...blank } },
      contact: { contactDetails: { ...form.contact.contactDetails, name: '', faxNumber: '' } },
    };
    expect((await body.put(`${companies}/${created.id}`, emptied, version)).status).toBe(200);
    expect((await body.get(`${companies}/${created.id}`)).body).toMatchObject({
      website: null,
      location: blank,
      contact: { name: '', faxNumber: '', email: 'ada@northwind.example' },
      natureOfBusiness: { id: '1' },
    });
  });

  it('lets its own users change what is theirs', async () => {
    const { id } = await makeOwned();
    const user = await of('Company User', 'Company', id);
    const { form, version } = await formOf(user, id);
    const changed = { ...form, company: { ...form.company, name: 'Our new name', blockSharing: true } };
    const { status, body: saved } = await user.put(`${companies}/${id}`, changed, version);
    expect({ status, saved }).toMatchObject({ status: 200, saved: { name: 'Our new name', blockSharing: true } });
  });

  it('keeps address, country, fax and tier from its own users, and names the locked fields', async () => {
    const { id } = await makeOwned();
    const user = await of('Company User', 'Company', id);
    const { form, version } = await formOf(user, id);
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
    expect((await user.put(`${companies}/${id}`, createForm, '"1"')).status).toBe(403);
    await auditAt(site, cb.id);
    const { form, version } = await formOf(user, id);
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
    const { form, version } = await formOf(body, id);
    expect((await user.put(`${companies}/${id}`, form, version)).status).toBe(404);
    await shareWith(directory.owner, { type: 'company', id }, { type: 'Company', id: own.id });
    expect((await user.put(`${companies}/${id}`, form, version)).status).toBe(403);
  });
});

describe('archiving a company', () => {
  it('hides it from the list until archived ones are asked for, and is taken back', async () => {
    const { id } = await makeOwned({ name: 'Archive Street Foods' });
    const listed = async (more = '') =>
      (await body.get(`${companies}?searchTerm=Archive+Street${more}`)).body.resultList.length;
    expect((await body.post(`${companies}/${id}/archive`)).body.status).toBe('Archived');
    expect([await listed(), await listed('&showArchived=true')]).toEqual([0, 1]);
    expect((await body.post(`${companies}/${id}/unarchive`)).body.status).toBe('Active');
    expect(await listed()).toBe(1);
  });

  it('lifts no probation when it is taken back', async () => {
    const { id } = await makeOwned({ status: 'Probation' });
    await body.post(`${companies}/${id}/archive`);
    expect((await body.post(`${companies}/${id}/unarchive`)).body.status).toBe('Probation');
  });

  it('is not its own users’ to do', async () => {
    const { id } = await makeOwned();
    const user = await of('Company BI S User', 'Company', id);
    expect((await user.post(`${companies}/${id}/archive`)).status).toBe(403);
  });
});

describe('the record of changes of a company', () => {
  it('has one entry for each command, with names in place of ids', async () => {
    const { body: created } = await body.post(companies, createForm);
    const { form, version } = await formOf(body, created.id);
    const location = { ...form.company.location, country: { id: '250' } };
    const contact = { contactDetails: { ...form.contact.contactDetails, phoneNumber: '+33 1' } };
    await body.put(`${companies}/${created.id}`, { ...form, company: { ...form.company, location }, contact }, version);
    const { body: log } = await body.get(`${companies}/${created.id}/changeLog`);
    expect(log.resultsList.map((entry: { event: string }) => entry.event)).toEqual(['Edit company', 'Create company']);
    expect(log.resultsList[0].fieldsChanged).toEqual([
      { fieldName: 'Country', oldValue: 'United Kingdom', newValue: 'France' },
      { fieldName: 'Contact phone', oldValue: '+44 1482 000000', newValue: '+33 1' },
    ]);
    expect(log.resultsList[1].fieldsChanged).toContainEqual({
      fieldName: 'Nature of business',
      oldValue: null,
      newValue: 'Manufacturer',
    });
  });

  it('has no entry where an edit changed nothing', async () => {
    const { id } = await makeOwned();
    const { form, version } = await formOf(body, id);
    const before = (await body.get(`${companies}/${id}/changeLog`)).body.total;
    expect((await body.put(`${companies}/${id}`, form, version)).status).toBe(200);
    expect((await body.get(`${companies}/${id}/changeLog`)).body.total).toBe(before);
  });

  it('names who a company was shared with', async () => {
    const [company, target] = [await makeOwned(), await makeCompany(directory.owner, { name: 'Big Retailer' })];
    await shareWith(directory.owner, { type: 'company', id: company.id }, { type: 'Company', id: target.id });
    const { body: log } = await body.get(`${companies}/${company.id}/changeLog`);
    expect(log.resultsList[0].fieldsChanged).toEqual([
      { fieldName: 'Shared with', oldValue: null, newValue: 'Big Retailer' },
    ]);
  });
});
