import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyNamed } from '../../app/testing/entities/company.ts';
import { companies, readCompanyForm } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { shareWith } from '../site/site.factory.ts';
import { makeCompany, makeCompanyContact } from './company.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, type: 'Company' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const makeOwned = async (overrides: Parameters<typeof makeCompany>[1] = {}) => {
  const company = await makeCompany(directory.owner, { nature_of_business_id: 1, ...overrides });
  await makeCompanyContact(directory.owner, company.id);
  return company;
};

describe('archiving a company', () => {
  it('and undoing it does not end probation', async () => {
    const { id } = await makeOwned({ status: 'Probation' });
    await body.post(`${companies}/${id}/archive`);
    expect((await body.post(`${companies}/${id}/unarchive`)).body.status).toBe('Probation');
  });
});

describe('the change log of a company', () => {
  it('has one entry for each command, with names instead of ids', async () => {
    const { body: created } = await body.post(companies, companyNamed('Northwind Bakers'));
    const { form, version } = await readCompanyForm(body, created.id);
    const location = { ...form.company.location, country: { id: '250' } };
    const contact = { contactDetails: { ...form.contact.contactDetails, phoneNumber: '+33 1' } };
    await body.put(`${companies}/${created.id}`, { ...form, company: { ...form.company, location }, contact }, version);
    const { body: log } = await body.get(`${companies}/${created.id}/changeLog`);
    expect(log.resultsList.map((entry: { event: string }) => entry.event)).toEqual(['Edit company', 'Create company']);
    expect(log.resultsList[0].fieldsChanged).toEqual([
      { fieldName: 'Country', oldValue: 'United Kingdom', newValue: 'France' },
      { fieldName: 'Phone number', oldValue: '+44 1482 000009', newValue: '+33 1' },
    ]);
    expect(log.resultsList[1].fieldsChanged).toContainEqual({
      fieldName: 'Nature of business',
      oldValue: null,
      newValue: 'Manufacturer',
    });
  });

  it('has no entry for an edit that changed nothing', async () => {
    const { id } = await makeOwned();
    const { form, version } = await readCompanyForm(body, id);
    const before = (await body.get(`${companies}/${id}/changeLog`)).body.total;
    expect((await body.put(`${companies}/${id}`, form, version)).status).toBe(200);
    expect((await body.get(`${companies}/${id}/changeLog`)).body.total).toBe(before);
  });

  it('names the organisation a company was shared with', async () => {
    const [company, target] = [await makeOwned(), await makeCompany(directory.owner, { name: 'Big Retailer' })];
    await shareWith(directory.owner, { type: 'company', id: company.id }, { type: 'Company', id: target.id });
    const { body: log } = await body.get(`${companies}/${company.id}/changeLog`);
    expect(log.resultsList[0].fieldsChanged).toEqual([
      { fieldName: 'Shared with', oldValue: null, newValue: 'Big Retailer' },
    ]);
  });

  it('hides changes of fields that the company hides from the reader', async () => {
    const certified = await makeCertificationBody(directory.owner, { name: 'Named at creation' });
    const { id } = await makeOwned({ created_by_cb_id: certified.id });
    await body.post(`${companies}/${id}/preventexport`);
    await body.post(`${companies}/setVerifyFavouriteLimit`, { CompanyExternalId: id, FavouriteTagLimit: 250 });
    const told = async (who: Caller) => (await who.get(`${companies}/${id}/changeLog`)).text;
    const fields = ['Export List allowed', 'Named at creation', 'Max Favourites', 'Type'];
    const toldOf = async (who: Caller) => {
      const text = await told(who);
      return fields.filter((field) => text.includes(`"${field}"`));
    };
    const user = await of('Company User', 'Company', id);
    expect([await toldOf(body), await toldOf(user)]).toEqual([fields, fields.slice(2)]);
    const total = async (who: Caller) => (await who.get(`${companies}/${id}/changeLog`)).body.total;
    expect([await total(body), await total(user)]).toEqual([4, 3]);
    const { flags } = directory.kernel;
    directory.kernel.flags = { ...flags, CompanyTiers: false };
    expect([await toldOf(body), await toldOf(user)]).toEqual([fields.slice(0, 2), []]);
    directory.kernel.flags = flags;
  });
});
