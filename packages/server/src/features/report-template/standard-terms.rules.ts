/** The most minors a grade allows with no major, one major, two majors; none with more majors. */
type MostMinors = readonly number[];

/** The terms on which a standard certifies. */
export interface StandardTerms {
  /** Best grade first; absent for a standard without a grading rule. */
  bands?: Readonly<Record<string, MostMinors>>;
  /** The longest validity of a certificate, in months. */
  months: number;
  /** Shorter validities, by letter of the grade. */
  monthsOfGrade?: Readonly<Record<string, number>>;
}

/** A row for each standard with other than the usual terms. A deployment may change one row without affecting the others. */
const termsOf: ReadonlyMap<string, StandardTerms> = new Map([
  [
    'Food',
    {
      bands: { AA: [5], A: [10], B: [16, 10], C: [24, 16, 10], D: [30, 24, 16] },
      months: 12,
      monthsOfGrade: { C: 6, D: 6 },
    },
  ],
  [
    'Packaging Materials',
    {
      bands: { AA: [5], A: [10], B: [16, 10], C: [24, 16, 10], D: [30, 24, 16] },
      months: 12,
      monthsOfGrade: { C: 6, D: 6 },
    },
  ],
  [
    'Consumer Products',
    {
      bands: { AA: [5], A: [10], B: [16, 10], C: [24, 16, 10], D: [30, 24, 16] },
      months: 12,
      monthsOfGrade: { C: 6, D: 6 },
    },
  ],
  [
    'Storage and Distribution',
    {
      bands: { AA: [5], A: [10], B: [16, 10], C: [24, 16, 10], D: [30, 24, 16] },
      months: 12,
      monthsOfGrade: { C: 6, D: 6 },
    },
  ],
  [
    'Agents and Brokers',
    {
      bands: { AA: [5], A: [10], B: [16, 10], C: [24, 16, 10], D: [30, 24, 16] },
      months: 12,
      monthsOfGrade: { C: 6, D: 6 },
    },
  ],
]);

/** No grading rule, and certificates valid for a year. */
const usualTerms: StandardTerms = { months: 12 };

export const termsFor = (standard: string): StandardTerms => termsOf.get(standard) ?? usualTerms;

/** The longest validity in months of a standard's certificate, by its grade if it has one. */
export const monthsOf = (standard: string, grade: string | undefined): number => {
  const { months, monthsOfGrade = {} } = termsFor(standard);
  return new Map(Object.entries(monthsOfGrade)).get(grade?.replace('+', '') ?? '') ?? months;
};
