import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginningOfDay, daysLeft, endOfDay, formatDayOfMoment, formatMoment, isDay } from './days.ts';

describe('days', () => {
  it('counts no days left on the day of expiry, and a negative number after it', () => {
    expect(daysLeft('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysLeft('2026-11-20', '2026-11-21')).toBe(-1);
  });

  it('counts whole days across daylight saving and leap days', () => {
    expect(daysLeft('2028-03-30', '2028-02-28')).toBe(31);
  });

  it('accepts only existing days in the form YYYY-MM-DD', () => {
    expect(['2028-02-29', '2026-02-29', '2026-2-3', '21/11/2026', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  describe("moments and days in the reader's time zone", () => {
    afterEach(() => void vi.unstubAllEnvs());

    it.each([
      ['UTC', '2026-11-20 23:02:03 UTC'],
      ['Asia/Tokyo', '2026-11-21 08:02:03 GMT+9'],
      ['America/New_York', '2026-11-20 18:02:03 EST'],
    ])('shows a moment to the second in the time zone %s, with its name', (zone, written) => {
      vi.stubEnv('TZ', zone);
      expect(formatMoment('2026-11-20T23:02:03Z')).toBe(written);
      expect(formatDayOfMoment('2026-11-20T23:02:03Z')).toBe(written.slice(0, 10));
    });

    it('gives the start and end of a day, however long it is', () => {
      vi.stubEnv('TZ', 'Asia/Tokyo');
      expect(beginningOfDay('2026-07-02')).toBe('2026-07-01T15:00:00.000Z');
      vi.stubEnv('TZ', 'America/New_York');
      expect([beginningOfDay('2026-11-01'), endOfDay('2026-11-01')]).toEqual([
        '2026-11-01T04:00:00.000Z',
        '2026-11-02T04:59:59.999Z',
      ]);
    });
  });
});
