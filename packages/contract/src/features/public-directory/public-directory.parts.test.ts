import { describe, expect, it } from 'vitest';
import { dayOfWire, wireDay } from './public-directory.parts.ts';

describe('a day of the public search', () => {
  it('goes over the wire as month, day and year', () => {
    expect(wireDay('2027-08-03')).toBe('08/03/2027');
  });

  it('comes back as it was', () => {
    expect(dayOfWire(wireDay('2028-02-29'))).toBe('2028-02-29');
  });
});
