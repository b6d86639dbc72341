import { foundationGrades, letterGrades, noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { sum } from './totals.parts.tsx';

/** Grades that count as one, such as A+ and A: the sign tells only that the audit was unannounced. */
interface GradeClass {
  name: string;
  grades: readonly string[];
}

const letters = [...new Set(letterGrades.map((grade) => grade.replace('+', '')))];

/** Best first. */
const gradeClasses: readonly GradeClass[] = [
  ...letters.map((letter) => ({
    name: letter,
    grades: letterGrades.filter((grade) => grade.replace('+', '') === letter),
  })),
  { name: 'Foundation', grades: foundationGrades },
  { name: noGrade, grades: [noGrade] },
];

/** The classes with any of the grades. */
export const gradeClassesOf = (isGiven: (grade: string) => boolean): readonly GradeClass[] =>
  gradeClasses.filter(({ grades }) => grades.some(isGiven));

export const countOfClass = ({ grades }: GradeClass, countOf: (grade: string) => number): number =>
  sum(grades.map(countOf));
