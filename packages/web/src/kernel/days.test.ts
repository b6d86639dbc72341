import { describe, expect, it } from 'vitest';
import { daysLeft, formatMoment, isDay } from './days.ts';

describe('days', () => {
  it('has no day left on the day of expiry, and fewer than none after it', () => {
    expect(daysLeft('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysLeft('2026-11-20', '2026-11-21')).toBe(-1);
  });

  it('counts whole days over the change of summer time and a leap day', () => {
    expect(daysLeft('2028-03-30', '2028-02-28')).toBe(31);
  });

  it('takes only days of the calendar written YYYY-MM-DD', () => {
    expect(['2028-02-29', '2026-02-29', '2026-2-3', '21/11/2026', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('writes a moment of the change log in UTC to the second', () => {
    expect(formatMoment('2026-11-21T01:02:03.456+02:00')).toBe('2026-11-20T23:02:03');
  });
});
