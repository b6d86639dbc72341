import { personName } from './names.ts';
import type { RandomStream } from './random.ts';

const jobTitles = ['Quality manager', 'Site director', 'Hygiene lead', 'Warehouse manager', 'Production planner'];

const person = (random: RandomStream) => personName(random, 'latin');

/** Answers to one-line questions, by the end of their xmlTag. */
const answers: readonly (readonly [RegExp, (random: RandomStream) => string])[] = [
  [/EMAIL$/, () => 'quality@site.example'],
  [/PHONE$/, (random) => `+44 20 ${random.between(7_000_000, 7_999_999)}`],
  [/JOB_TITLE$/, (random) => random.pick(jobTitles)],
  [/(PERSON|TECHNICAL|COMMERCIAL|AUDITOR|WITNESS)_NAME$|MANAGER$|_BY$/, person],
  [/NUMBER$/, (random) => String(random.between(20_001, 23_000))],
  [/START$/, () => '08:30'],
  [/FINISH$/, () => '17:00'],
  [/CLAUSE$/, (random) => `${random.between(1, 9)}.${random.between(1, 4)}`],
  [/LANGUAGES?$/, () => 'English'],
  [/METHOD$/, () => 'Immunoassay'],
  [/LABORATORY$/, () => 'Accredited contract laboratory'],
  [/SEASONAL$/, () => 'No'],
];

/** A plausible answer to a one-line question; undefined to leave it open. */
export const shortAnswer = (random: RandomStream, xmlTag: string): string | undefined =>
  answers.find(([ending]) => ending.test(xmlTag))?.[1](random);

/** Numbers with a narrow plausible range. */
const numbers: readonly (readonly [RegExp, (random: RandomStream) => number])[] = [
  [/^MAN_DAYS_ON_SITE$/, (random) => random.between(2, 6) / 2],
  [/^MAN_DAYS_OFF_SITE$/, (random) => random.between(0, 2) / 2],
  [/^MAN_DAYS_EXPECTED$/, (random) => random.between(3, 8) / 2],
  [/GLUTEN_LIMIT$/, () => 20],
  [/TRACE_LIMIT$/, () => 10],
  [/POSITIVES$|RECALLS_/, (random) => random.between(0, 2)],
  [/LONGEST_WEEK$/, (random) => random.between(44, 60)],
];

/** A plausible number; up to two hundred when nothing more specific is known. */
export const shortNumber = (random: RandomStream, xmlTag: string): number =>
  numbers.find(([ending]) => ending.test(xmlTag))?.[1](random) ?? random.between(1, 200);
