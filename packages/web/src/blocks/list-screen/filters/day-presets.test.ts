import { describe, expect, it } from 'vitest';
import { dayPresets } from './day-presets.ts';

const rangesOf = (ahead: boolean, on: string) => dayPresets(ahead, on).map(({ label, from, to }) => [label, from, to]);

describe('the preset day ranges of a filter', () => {
  it('end today for a column of past days', () => {
    expect(rangesOf(false, '2026-03-05')).toEqual([
      ['Last 7 days', '2026-02-27', '2026-03-05'],
      ['Last 30 days', '2026-02-04', '2026-03-05'],
      ['This month', '2026-03-01', '2026-03-31'],
      ['This year', '2026-01-01', '2026-12-31'],
    ]);
  });

  it('begin today for a column of future days', () => {
    expect(rangesOf(true, '2026-11-22')[0]).toEqual(['Next 60 days', '2026-11-22', '2027-01-21']);
  });

  it.each([
    ['2028-02-10', '2028-02-01', '2028-02-29'],
    ['2026-02-28', '2026-02-01', '2026-02-28'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2026-04-01', '2026-04-01', '2026-04-30'],
  ])('find the first and last day of the month of %s', (on, first, last) => {
    expect(rangesOf(true, on)[1]).toEqual(['This month', first, last]);
  });
});
