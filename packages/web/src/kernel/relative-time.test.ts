import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pastDay, relativeTime } from './relative-time.ts';

describe('a relative time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));

  it.each([
    ['2026-11-22T09:59:30Z', 'now'],
    ['2026-11-22T09:50:00Z', '10 minutes ago'],
    ['2026-11-21T22:00:00Z', '12 hours ago'],
    ['2026-11-20T22:00:00Z', '2 days ago'],
    ['2026-11-22', 'today'],
    ['2026-11-21', 'yesterday'],
    ['2026-12-03', 'in 11 days'],
    ['2026-09-13', '10 weeks ago'],
    ['2027-09-12', 'in 10 months'],
    ['2024-11-01', '2 years ago'],
  ])('of %s is “%s”', (momentOrDay, words) => {
    vi.stubEnv('TZ', 'UTC');
    expect(relativeTime(momentOrDay)).toBe(words);
    vi.unstubAllEnvs();
  });

  it.each([
    ['2026-11-22T00:10:00Z', 'today'],
    ['2026-11-21T23:50:00Z', 'yesterday'],
    ['2026-11-17T12:00:00Z', 'Tuesday'],
    ['2026-11-15T12:00:00Z', '2026-11-15'],
  ])('names the day of %s as %s', (moment, day) => {
    vi.stubEnv('TZ', 'UTC');
    expect(pastDay(moment)).toBe(day);
    vi.unstubAllEnvs();
  });
});
