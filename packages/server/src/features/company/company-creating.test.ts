import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

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
