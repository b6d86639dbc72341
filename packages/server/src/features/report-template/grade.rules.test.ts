import { describe, expect, it } from 'vitest';
import { gradeOf, type NonConformity, ranksBetter } from './grade.rules.ts';

const finding = (severity: string, marks: Partial<NonConformity> = {}): NonConformity => ({
  severity,
  againstIntent: false,
  fundamental: false,
  ...marks,
});

const findings = (majors: number, minors: number): NonConformity[] => [
  ...Array.from({ length: majors }, () => finding('Major')),
  ...Array.from({ length: minors }, () => finding('Minor')),
];

const awarded = (grade: string) => ({ grade, certificated: true });
const refused = { grade: 'No Grade', certificated: false };

/** Majors, fewest minors, most minors, grade. */
const bands: readonly (readonly [number, number, number, string])[] = [
  [0, 0, 5, 'AA'],
  [0, 6, 10, 'A'],
  [0, 11, 16, 'B'],
  [0, 17, 24, 'C'],
  [0, 25, 30, 'D'],
  [1, 0, 10, 'B'],
  [1, 11, 16, 'C'],
  [1, 17, 24, 'D'],
  [2, 0, 10, 'C'],
  [2, 11, 16, 'D'],
];

describe('the grade of a food audit', () => {
  it.each(bands)('%i major with %i to %i minor earns %s', (majors, fewest, most, grade) => {
    for (let minors = fewest; minors <= most; minors += 1)
      expect(gradeOf('Food', findings(majors, minors), 'Announced')).toEqual(awarded(grade));
  });

  it.each([
    [0, 31],
    [1, 25],
    [2, 17],
    [3, 0],
    [3, 5],
    [12, 0],
  ])('%i major with %i minor earns no grade and no certificate', (majors, minors) => {
    expect(gradeOf('Food', findings(majors, minors), 'Announced')).toEqual(refused);
  });

  it('is lost with a single critical, whatever else was found', () => {
    expect(gradeOf('Food', [finding('Critical')], 'Announced')).toEqual(refused);
    expect(gradeOf('Food', [...findings(1, 3), finding('Critical')], 'Unannounced')).toEqual(refused);
  });

  it('is lost with a major against the statement of intent of a fundamental clause', () => {
    const fatal = finding('Major', { againstIntent: true, fundamental: true });
    expect(gradeOf('Food', [fatal], 'Announced')).toEqual(refused);
    expect(gradeOf('Food', [...findings(0, 2), fatal], 'Unannounced')).toEqual(refused);
  });

  it.each([
    ['a major against the intent of an ordinary clause', finding('Major', { againstIntent: true }), 'B'],
    ['a major on a fundamental clause, not against its intent', finding('Major', { fundamental: true }), 'B'],
    ['a minor against a fundamental intent', finding('Minor', { againstIntent: true, fundamental: true }), 'AA'],
  ])('treats %s like any other', (_what, only, grade) => {
    expect(gradeOf('Food', [only], 'Announced')).toEqual(awarded(grade));
  });

  it.each([
    ['Unannounced', 'AA+'],
    ['Announced', 'AA'],
    ['Blended announced', 'AA'],
    [undefined, 'AA'],
  ])('of a programme %s is %s without findings', (programme, grade) => {
    expect(gradeOf('Food', [], programme)).toEqual(awarded(grade));
  });

  it('has a plus in every band if unannounced', () => {
    const grades = bands.map(([majors, fewest]) => gradeOf('Food', findings(majors, fewest), 'Unannounced')?.grade);
    expect(grades).toEqual(bands.map(([, , , grade]) => `${grade}+`));
  });

  it('applies a rule for Food only', () => {
    expect(gradeOf('Gluten-Free', findings(5, 5), 'Announced')).toBeUndefined();
    expect(gradeOf('constructor', [], 'Announced')).toBeUndefined();
  });
});

describe('the ladder of grades', () => {
  it('rises from No Grade to AA+', () => {
    const climb = ['No Grade', 'D', 'D+', 'C', 'C+', 'B', 'B+', 'A', 'A+', 'AA', 'AA+'];
    const steps = climb.slice(1).map((grade, below) => ranksBetter(grade, climb[below] ?? '') ?? 0);
    expect(steps.filter((step) => step < 1)).toEqual([]);
  });

  it('has the foundation grades between No Grade and D', () => {
    expect(ranksBetter('Foundation', 'No Grade')).toBe(1);
    expect(ranksBetter('Foundation +', 'Foundation')).toBe(1);
    expect(ranksBetter('D', 'Foundation +')).toBe(1);
  });

  it.each([
    ['A+', 'A', 1],
    ['AA', 'A', 2],
    ['B', 'B', 0],
    ['C', 'B', -2],
  ])('ranks %s and %s %i ranks apart', (grade, than, rungs) => {
    expect(ranksBetter(grade, than)).toBe(rungs);
  });

  it('has no rank for a value that is not a grade', () => {
    expect(ranksBetter('E', 'AA')).toBeUndefined();
    expect(ranksBetter('AA', 'Excellent')).toBeUndefined();
  });
});
