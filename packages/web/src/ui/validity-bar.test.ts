import { describe, expect, it } from 'vitest';
import { shareLeft, urgencyOf } from './validity-bar.tsx';

describe('the validity bar', () => {
  it('is amber on the last 60 days and red after the last one', () => {
    expect([61, 60, 0, -1].map(urgencyOf)).toEqual(['fine', 'soon', 'soon', 'past']);
  });

  it('is empty once expired and never more than full', () => {
    expect(shareLeft(-1, 365)).toBe(0);
    expect(shareLeft(400, 365)).toBe(1);
    expect(shareLeft(73, 365)).toBeCloseTo(0.2);
    expect(shareLeft(10, 0)).toBe(0);
  });
});
