import { personName } from './names.ts';
import type { RandomStream } from './random.ts';

const jobTitles = ['Quality manager', 'Site director', 'Hygiene lead', 'Warehouse manager', 'Production planner'];

const person = (random: RandomStream) => personName(random, 'latin');

/** What a question of one line is answered with, by how its xmlTag ends. */
const answers: readonly (readonly [RegExp, (random: RandomStream) => string])[] = [
  [/EMAIL$/, () => 'quality@site.example'],
  [/PHONE$/, (random) => `+44 20 ${random.between(7_000_000, 7_999_999)}`],
  [/JOB_TITLE$/, (random) => random.pick(jobTitles)],
  [/(PERSON|TECHNICAL|COMMERCIAL|AUDITOR|WITNESS)_NAME$|MANAGER$|_BY$/, person],
  [/NUMBER$/, (random) => String(random.between(20_001, 23_000))],
  [/START$/, () => '08:30'],
  [/FINISH$/, () => '17:00'],
  [/CLAUSE$/, (random) => `${random.between(1, 9)}.${random.between(1, 4)}`],
  [/LANGUAGE$/, () => 'English'],
  [/SEASONAL$/, () => 'No'],
];

/** A likely answer to a question of one line; undefined for one that is left open. */
export const shortAnswer = (random: RandomStream, xmlTag: string): string | undefined =>
  answers.find(([ending]) => ending.test(xmlTag))?.[1](random);
