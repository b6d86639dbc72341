import { expect, it } from 'vitest';
import { isSoonWeek } from './figures.parts.tsx';

it('a week is soon if its last day is within 60 days', () => {
  const first = { from: '2026-11-22', to: '2026-11-26' };
  const ending = (to: string) => isSoonWeek({ from: '2027-01-15', to }, [first]);
  expect(['2027-01-21', '2027-01-22'].map(ending)).toEqual([true, false]);
});
