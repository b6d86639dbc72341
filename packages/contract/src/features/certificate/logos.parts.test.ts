import { describe, expect, it } from 'vitest';
import { logoOffer, logoStandards } from './logos.parts.ts';

const food = {
  ownCompany: true,
  recordStatus: 'Current',
  certificationStatus: 'Certificated',
  standard: 'Food',
  exclusion: 'None',
} as const;

describe('the logos of an audit', () => {
  it.each(logoStandards)('are available for %s', (standard) => {
    expect(logoOffer({ ...food, standard })).toBe('offered');
  });

  it.each([
    [{ ownCompany: false }],
    [{ recordStatus: 'Closed' }],
    [{ recordStatus: 'Holding' }],
    [{ certificationStatus: 'Interim' }],
    [{ certificationStatus: 'Expired' }],
    [{ standard: 'ASDA AA' }],
  ] as const)('are not offered with %o, whatever is excluded', (otherwise) => {
    expect(logoOffer({ ...food, ...otherwise })).toBe('not offered');
    expect(logoOffer({ ...food, ...otherwise, exclusion: 'Rusks' })).toBe('not offered');
  });

  it.each(['none', 'None', ' NONE ', 'traded', 'NA', 'Not Applicable', 'not applicable', 'N/A'])(
    'are offered when the exclusion reads %j',
    (exclusion) => {
      expect(logoOffer({ ...food, exclusion })).toBe('offered');
    },
  );

  it.each(['Rusks', 'None but rusks', 'Traded goods', '-'])(
    'are unavailable when the exclusion reads %j',
    (exclusion) => {
      for (const standard of logoStandards) expect(logoOffer({ ...food, standard, exclusion })).toBe('excluded');
    },
  );

  it.each(logoStandards)('are offered despite an empty exclusion if the standard asks for none: %s', (standard) => {
    const asksNone = ['Gluten-Free', 'Plant Based', 'ETRS'].includes(standard);
    for (const exclusion of ['', ' ', null])
      expect(logoOffer({ ...food, standard, exclusion })).toBe(asksNone ? 'offered' : 'excluded');
  });
});
