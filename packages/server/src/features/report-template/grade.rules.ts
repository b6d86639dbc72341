import { grades, noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { termsFor } from './standard-terms.rules.ts';

export interface NonConformity {
  severity: string;
  /** Raised against the statement of intent of its clause. */
  againstIntent: boolean;
  /** Whether its clause is fundamental. */
  fundamental: boolean;
}

export interface Ruling {
  grade: string;
  certificated: boolean;
}

const isCritical = ({ severity }: NonConformity): boolean => severity === 'Critical';

const bars = (each: NonConformity): boolean =>
  isCritical(each) || (each.severity === 'Major' && each.againstIntent && each.fundamental);

const refused: Ruling = { grade: noGrade, certificated: false };

/**
 * The grade for the findings under the standard's terms; undefined if these have no grades and nothing prevents a
 * certificate.
 */
export const gradeOf = (
  standard: string,
  nonConformities: readonly NonConformity[],
  programme: string | undefined,
): Ruling | undefined => {
  const { bands } = termsFor(standard);
  if (!bands) return nonConformities.some(isCritical) ? refused : undefined;
  const count = (severity: string) => nonConformities.filter((each) => each.severity === severity).length;
  const [majors, minors] = [count('Major'), count('Minor')];
  const earned = nonConformities.some(bars)
    ? undefined
    : Object.entries(bands).find(([, maxMinors]) => minors <= (maxMinors[majors] ?? -1));
  if (!earned) return refused;
  const [grade] = earned;
  return { grade: programme === 'Unannounced' ? `${grade}+` : grade, certificated: true };
};

/** From best to worst; the foundation grades rank below every letter. */
const ladder: readonly string[] = grades;

/** 0 for No Grade, higher for better, undefined if not a grade. Each plus is a separate rank: A, A+, AA, AA+. */
const gradeRank = (grade: string): number | undefined => {
  const rung = ladder.indexOf(grade);
  return rung < 0 ? undefined : ladder.length - 1 - rung;
};

/** By how many ranks the first grade is better than the second, negative when worse; undefined if either is not a grade. */
export const ranksBetter = (grade: string, than: string): number | undefined => {
  const [rank, other] = [gradeRank(grade), gradeRank(than)];
  return rank === undefined || other === undefined ? undefined : rank - other;
};
