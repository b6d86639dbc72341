import { describe, expect, it } from 'vitest';
import { reportOf } from '../report-answers/judging/judged-report.factory.ts';
import type { Keys } from '../report-answers/report-answers.factory.ts';
import { type DirectorySite, differencesFrom } from './differences.rules.ts';

describe('a report compared with its site in the directory', () => {
  const site: DirectorySite = {
    name: 'Mill Lane Bakery',
    addressLine1: '2 Mill Lane',
    addressLine2: null,
    addressLine3: null,
    city: 'Hull',
    county: null,
    zipCode: 'HU1 1AA',
    country: { id: 826, name: 'United Kingdom' },
  };
  it.each<[string, Keys, string[]]>([
    ['the same', {}, []],
    ['case, blanks and punctuation', { siteName: 'MILL-LANE  bakery.', addressLine1: '2, Mill Lane' }, []],
    ['a line the report leaves out', { zipCode: '' }, []],
    ['another name', { siteName: 'Mill Lane Bakery North' }, ['SITE_NAME']],
    ['another address', { addressLine1: '3 Mill Lane' }, ['ADDRESS_1']],
    ['a line the directory has not', { addressLine2: 'Unit 4' }, ['ADDRESS_2']],
    ['another postal code', { zipCode: 'HU1 1AB' }, ['ZIP_CODE']],
    ['another city', { city: 'Leeds' }, ['CITY']],
  ])('reports %s', (_, keys, expected) => {
    expect(differencesFrom(reportOf(keys), site, 826).map(({ xmlTag }) => xmlTag)).toEqual(expected);
  });

  it('reports a different country in any spelling', () => {
    expect(differencesFrom(reportOf({ country: 'GB' }), site, 826)).toEqual([]);
    expect(differencesFrom(reportOf({ country: 'France' }), site, 250)[0]?.message).toContain(
      '(COUNTRY): the report\'s country is "France", the directory has "United Kingdom"',
    );
  });
});
