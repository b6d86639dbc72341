import { describe, expect, it } from 'vitest';
import { dayOfWire, wireDay } from './public-directory.parts.ts';

describe('a day of the public search', () => {
  it('is sent as month, day and year', () => {
    expect(wireDay('2027-08-03')).toBe('08/03/2027');
  });

  it('survives a round trip', () => {
    expect(dayOfWire(wireDay('2028-02-29'))).toBe('2028-02-29');
  });
});
