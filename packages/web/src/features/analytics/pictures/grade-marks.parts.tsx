import { i18n } from '../../../kernel/texts.ts';
import { countOfClass, gradeClassesOf } from '../figures/grade-classes.parts.tsx';
import { Legend } from '../picture.parts.tsx';
import { inRow } from './axes.parts.tsx';
import styles from './pictures.module.css';

const markOf = (name: string): string => styles[`grade${name.replace(' ', '')}`] ?? '';

/** The classes of grades that were given, each with its part of all of them, from 0 to 1. */
export const gradeShares = (countOf: (grade: string) => number) => {
  const classes = gradeClassesOf((grade) => countOf(grade) > 0);
  const parts = inRow(classes.map((one) => ({ ...one, mark: markOf(one.name), count: countOfClass(one, countOf) })));
  const whole = parts.at(-1)?.to ?? 0;
  return parts.map((part) => ({ ...part, from: part.from / whole, to: part.to / whole }));
};

export const GradeLegend = ({ isGiven }: { isGiven: (grade: string) => boolean }) => (
  <Legend
    label={i18n.t('Grades')}
    swatches={gradeClassesOf(isGiven).map(({ name }) => ({ name, mark: markOf(name) }))}
  />
);
