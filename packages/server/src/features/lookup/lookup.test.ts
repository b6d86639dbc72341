import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { checkSuppressedCountries } from './lookup.public.ts';

interface Category {
  externalId: string;
  name: string;
  standardName: string;
}

describe('the lookups', () => {
  let directory: TestDirectory;

  beforeAll(async () => {
    directory = await testDirectory({ PRODUCT_NAME: 'Certa' });
  });
  afterAll(() => directory.close());

  const lookup = async (name: string) => (await directory.visitor.get(`/PublicDirectory/api/${name}`)).body;
  const namesIn = async (name: string) => (await lookup(name)).map((one: { name: string }) => one.name);

  it('list every country in the expected order, with its ISO 3166-1 number and code', async () => {
    const countries = await lookup('countries');
    expect(countries).toHaveLength(249);
    expect(countries).toContainEqual({ externalId: '764', name: 'Thailand', code: 'TH' });
    const names: string[] = countries.map(({ name }: Category) => name);
    expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands']);
    expect(names.at(-1)).toBe('Zimbabwe');
  });

  it('list the standards in the expected order, the scheme’s own with the deployment’s product name', async () => {
    expect(await namesIn('standards')).toEqual([
      'Agents and Brokers',
      'ASDA AA',
      'Certa Compliance',
      'Consumer Products',
      'ETRS',
      'Food',
      'Gluten-Free',
      'Packaging Materials',
      'Plant Based',
      'START!',
      'Storage and Distribution',
    ]);
  });

  it('number the categories as the standard does', async () => {
    const categories: Category[] = await lookup('categories');
    const ofFood = categories.filter(({ standardName }) => standardName === 'Food');
    expect(ofFood).toHaveLength(18);
    expect(ofFood[0]).toEqual({ externalId: '401', name: 'Raw red meat', standardName: 'Food' });
    expect(ofFood.at(-1)).toEqual({ externalId: '418', name: 'Oils and fats', standardName: 'Food' });
    expect(categories.map(({ standardName }) => standardName)).toContain('Certa Compliance');
  });

  it('list the modules and the natures of business', async () => {
    expect(await namesIn('modules')).toEqual([
      'Global Gap Chain of Custody',
      'Meat Supply Chain Assurance',
      'FSMA Preventive Controls',
      'Plastic Pellet Loss Prevention',
      'Traded Products',
      'Environmental Awareness',
      'Food Safety Culture',
      'Cross Docking',
      'ASDA',
      'Agents and Brokers',
    ]);
    const { body } = await directory.visitor.get('/companydirectory/api/NatureOfBusiness');
    expect(body).toHaveLength(11);
    expect([body[0], body[10]]).toEqual([
      { id: '1', name: 'Manufacturer' },
      { id: '11', name: 'Other' },
    ]);
  });
});

describe('a suppressed country', () => {
  it('must be known to the directory', async () => {
    const { ownerUrl } = await freshDatabase();
    await checkSuppressedCountries(ownerUrl, { SUPPRESSED_COUNTRIES: ['RU', 'BY'] });
    await checkSuppressedCountries(ownerUrl, { SUPPRESSED_COUNTRIES: [] });
    const refused = checkSuppressedCountries(ownerUrl, { SUPPRESSED_COUNTRIES: ['RU', 'UK', 'ZZ'] });
    await expect(refused).rejects.toThrow('no country has the code UK, ZZ');
  });
});
