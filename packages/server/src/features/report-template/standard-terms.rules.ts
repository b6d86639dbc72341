/** The most minors that a grade allows beside no major, one major, two majors; beyond the list none are allowed. */
type MostMinors = readonly number[];

/** On which terms a standard certifies. */
export interface StandardTerms {
  /** Best grade first; absent where no rule grades. */
  bands?: Readonly<Record<string, MostMinors>>;
  /** Months that a certificate runs at most. */
  months: number;
  /** By letter, where a grade runs for fewer. */
  monthsOfGrade?: Readonly<Record<string, number>>;
}

/** A row for each standard that says more than the usual: a deployment changes one and leaves the others as they are. */
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

/** Graded by no rule, and certificated for a year. */
const usualTerms: StandardTerms = { months: 12 };

export const termsFor = (standard: string): StandardTerms => termsOf.get(standard) ?? usualTerms;

/** Months that a certificate of a standard runs at most, by its grade where it has one. */
export const monthsOf = (standard: string, grade: string | undefined): number => {
  const { months, monthsOfGrade = {} } = termsFor(standard);
  return new Map(Object.entries(monthsOfGrade)).get(grade?.replace('+', '') ?? '') ?? months;
};
