import { addDays } from '../../kernel/clock/clock.ts';
import type { CopyValue } from '../../kernel/database/copy-rows.ts';
import { auditorCount, firstAuditor } from './auditor-names.ts';
import type { RandomStream } from './random.ts';

export const careers = [
  'Quality manager of a bakery for six years, then head of technical services',
  'Microbiologist in a dairy; built up its laboratory',
  'Production planner and later site manager in frozen vegetables',
  'Packaging technologist with two converters',
  'Veterinary inspector in poultry plants',
  'Food safety consultant for fish processors',
] as const;
export const experience = [
  'Lead auditor since the first day, mostly unannounced audits',
  'Forty audits as a member of a team and twelve as its leader',
  'Audits against three standards, a third of them abroad',
] as const;
const degrees = ['BSc Food Science', 'MSc Food Technology', 'BEng Packaging', 'MSc Microbiology', 'DVM'] as const;
export const reasons = [
  'Say which of these plants made this product',
  'The certificate of the exam has expired: send the present one',
] as const;
export const justifications = [
  'Five years in production and ten audits in this category',
  'Sector training and three witnessed audits',
  'Quality manager in this trade; no exceptions',
] as const;

const json = JSON.stringify;
const chosen = (id: number, name: string) => ({ id: String(id), name });

/** The rows of education, training, witnessed audits and exams. */
export const accordions = (random: RandomStream, startDate: string): CopyValue[] => [
  json([{ degree: random.pick(degrees), eqiptTraining: random.chance(0.4) }]),
  json([
    {
      ...{ trainingType: chosen(3, 'HACCP'), title: 'HACCP, level 4', country: null },
      ...{ startDate: addDays(startDate, -400), endDate: addDays(startDate, -396) },
      ...{ trainerName: 'Food Academy', trainerType: 'External' },
    },
    {
      ...{ trainingType: chosen(1, 'Lead auditor'), title: 'Lead auditor course', country: null },
      ...{
        startDate: addDays(startDate, -200),
        endDate: addDays(startDate, -195),
        trainerName: 'In house',
        trainerType: 'Internal',
      },
    },
  ]),
  json([
    {
      siteCode: String(1_000_001 + random.whole(300)),
      date: addDays(startDate, 60),
      witnessingAuditorNumber: String(firstAuditor + random.whole(auditorCount)),
      witnessingAuditorName: null,
    },
  ]),
  json([
    {
      ...{ titleOfExam: 'Auditor knowledge exam', provider: 'Exam Centre', date: addDays(startDate, -30) },
      ...{ language: chosen(37, 'English'), certificateReference: `EX-${random.between(1000, 9999)}` },
    },
  ]),
];
