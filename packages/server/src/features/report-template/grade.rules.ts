import { grades, noGrade } from '@attestry/contract/features/audit/audit.states.ts';

export interface NonConformity {
  severity: string;
  /** Raised against the statement of intent of its clause. */
  againstIntent: boolean;
  /** Its clause is a fundamental one. */
  fundamental: boolean;
}

export interface Ruling {
  grade: string;
  certificated: boolean;
}

interface Band {
  grade: string;
  /** The most minors this grade allows beside no major, one major, two majors; beyond the list none are allowed. */
  mostMinors: readonly number[];
}

/** Best band first; standards absent here are graded by no rule. */
const bandsOf: ReadonlyMap<string, readonly Band[]> = new Map([
  [
    'Food',
    [
      { grade: 'AA', mostMinors: [5] },
      { grade: 'A', mostMinors: [10] },
      { grade: 'B', mostMinors: [16, 10] },
      { grade: 'C', mostMinors: [24, 16, 10] },
      { grade: 'D', mostMinors: [30, 24, 16] },
    ],
  ],
]);

const bars = ({ severity, againstIntent, fundamental }: NonConformity): boolean =>
  severity === 'Critical' || (severity === 'Major' && againstIntent && fundamental);

/** What the findings earn under the standard's rule; undefined where the standard has none. */
export const gradeOf = (
  standard: string,
  nonConformities: readonly NonConformity[],
  programme: string | undefined,
): Ruling | undefined => {
  const bands = bandsOf.get(standard);
  if (!bands) return undefined;
  const count = (severity: string) => nonConformities.filter((each) => each.severity === severity).length;
  const [majors, minors] = [count('Major'), count('Minor')];
  const earned = nonConformities.some(bars)
    ? undefined
    : bands.find(({ mostMinors }) => minors <= (mostMinors[majors] ?? -1));
  if (!earned) return { grade: noGrade, certificated: false };
  return { grade: programme === 'Unannounced' ? `${earned.grade}+` : earned.grade, certificated: true };
};

/** From best to worst; the foundation grades rank below every letter. */
const ladder: readonly string[] = grades;

/** 0 for No Grade, higher for better, undefined for what is no grade. A plus is a rung of its own: A, A+, AA, AA+. */
const gradeRank = (grade: string): number | undefined => {
  const rung = ladder.indexOf(grade);
  return rung < 0 ? undefined : ladder.length - 1 - rung;
};

/** By how many rungs the first grade is better than the second, negative when worse; undefined if either is no grade. */
export const rungsBetter = (grade: string, than: string): number | undefined => {
  const [rank, other] = [gradeRank(grade), gradeRank(than)];
  return rank === undefined || other === undefined ? undefined : rank - other;
};
