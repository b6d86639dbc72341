import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { countryFinder, type NamedCountry } from './country-names.rules.ts';
import { knownCountries } from './lookup.public.ts';

let directory: TestDirectory;
let countries: readonly NamedCountry[];

beforeAll(async () => {
  directory = await testDirectory();
  countries = await knownCountries(directory.owner);
});
afterAll(() => directory.close());

describe('a country', () => {
  it('has a unique name and code, and is found by both', () => {
    const find = countryFinder(countries);
    expect(countries.length).toBeGreaterThan(240);
    for (const { id, code, name } of countries) expect([name, find(name), find(code)]).toEqual([name, id, id]);
  });

  it.each([
    ['gb', 'GB'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['united kingdom of Great Britain & Northern Ireland', 'GB'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['The United States of America', 'US'],
    ['Viet Nam', 'VN'],
    ['Korea, Republic of', 'KR'],
    ['Korea (the Republic of)', 'KR'],
    ["Korea, Democratic People's Republic of", 'KP'],
    ['Turkey', 'TR'],
    ['TÜRKİYE', 'TR'],
    ["Cote d'Ivoire", 'CI'],
    ['Côte d’Ivoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['Congo (the Democratic Republic of the)', 'CD'],
    ['Congo', 'CG'],
    ['Virgin Islands (U.S.)', 'VI'],
    ['Virgin Islands (British)', 'VG'],
    ['St. Kitts & Nevis', 'KN'],
    ['Bosnia-Herzegovina', 'BA'],
    ['Reunion', 'RE'],
    ['Aland Islands', 'AX'],
    ['Czech Republic', 'CZ'],
    ['Tanzania, United Republic of', 'TZ'],
    ['  Russian   Federation ', 'RU'],
  ])('is found under the spelling %j', (word, code) => {
    const id = countryFinder(countries)(word);
    expect(countries.find((each) => each.id === id)?.code).toBe(code);
  });

  it.each(['', 'Atlantis', 'Korea', 'Islands', 'XX'])('is not found under the spelling %j', (word) => {
    expect(countryFinder(countries)(word)).toBeUndefined();
  });
});
