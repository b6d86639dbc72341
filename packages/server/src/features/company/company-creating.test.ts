import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, withValue } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from './company.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const makeBody = (overrides: Parameters<typeof makeCertificationBody>[1] = {}) =>
  makeCertificationBody(directory.owner, overrides);

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

describe('creating a company', () => {
  it('stores the form, with its general contact', async () => {
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

  it('is allowed only to the standards body', async () => {
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
      'an unknown country',
      { company: { ...createForm.company, location: { addressLine1: 'a', city: 'b', country: { id: '999999' } } } },
      'company.location.country',
    ],
    ['an unknown nature of business', { natureOfBusinessId: '999' }, 'natureOfBusinessId'],
    ['an unknown certification body', { certificationBodyExternalId: '999999999' }, 'certificationBodyExternalId'],
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
  ])('refuses %j with “%s”', async (favouriteLimit, message) => {
    const { body: answer } = await body.post(companies, { ...createForm, favouriteLimit });
    expect(answer.fields).toEqual([{ path: 'favouriteLimit', message }]);
  });
});

describe('invalid company forms', () => {
  const place = ['addressLine1', 'addressLine2', 'addressLine3', 'city', 'county', 'zipCode'];
  const texts = ['company.name', 'company.website', ...place.map((line) => `company.location.${line}`)];
  const contact = 'contact.contactDetails';
  const wrong: [string, unknown, string][] = [
    ...[...texts, `${contact}.name`].map((path): [string, unknown, string] => [
      path,
      'x'.repeat(1001),
      'Max 1000 characters allowed',
    ]),
    [`${contact}.email`, '', 'Field is required'],
    ...['ada', 'ada@', 'ada@north', 'a da@north.example', 'ada@north.example, bob@north.example'].map(
      (email): [string, unknown, string] => [`${contact}.email`, email, 'Incorrect email format'],
    ),
    [`${contact}.phoneNumber`, '', 'Field is required'],
    ...['phoneNumber', 'faxNumber'].map((line): [string, unknown, string] => [
      `${contact}.${line}`,
      '+44 1482 x12',
      'Incorrect phone number format',
    ]),
    ['natureOfBusinessId', '', 'Field is required'],
    ['companyTier', 'Gold', 'Is not one of the choices'],
    ...['company', 'company.name', 'company.location.country.id', `${contact}.email`, 'allowExportList'].map(
      (path): [string, unknown, string] => [path, undefined, 'Field is required'],
    ),
  ];
  const companyCount = async () =>
    (
      await directory.owner
        .selectFrom('company')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst()
    )?.count;

  it.each(wrong)('are refused for %s (%.20j), naming the field, and not stored', async (path, value, message) => {
    const before = await companyCount();
    const { status, body: answer } = await body.post(companies, withValue(createForm, path, value));
    expect({ status, fields: answer.fields }).toEqual({ status: 400, fields: [{ path, message }] });
    expect(await companyCount()).toBe(before);
  });

  it('may have a text of 1000 characters', async () => {
    const { status } = await body.post(companies, withValue(createForm, 'company.name', 'x'.repeat(1000)));
    expect(status).toBe(200);
  });
});
