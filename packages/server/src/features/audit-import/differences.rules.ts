import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { answerText, type JudgedReport, messageAtKey } from '../report-answers/report-answers.public.ts';

/** Name and address of a site in the directory. */
export interface DirectorySite {
  name: string;
  addressLine1: string;
  addressLine2: string | null;
  addressLine3: string | null;
  city: string;
  county: string | null;
  zipCode: string | null;
  country: { id: number; name: string };
}

const compared = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

/** Differences to confirm before the report is stored. Case, spaces, punctuation and missing lines are ignored. */
export const differencesFrom = (report: JudgedReport, site: DirectorySite, countryId: number): ReportMessage[] => {
  const lines: [KeyAnswer, string, string | null][] = [
    ['siteName', 'name', site.name],
    ['addressLine1', 'address', site.addressLine1],
    ['addressLine2', 'address', site.addressLine2],
    ['addressLine3', 'address', site.addressLine3],
    ['city', 'city', site.city],
    ['county', 'county', site.county],
    ['zipCode', 'postal code', site.zipCode],
  ];
  const says = (key: KeyAnswer, what: string, own: string | null) =>
    `the report's ${what} is "${answerText(report.keys[key])}", the directory ${own ? `has "${own}"` : 'has none'}`;
  const different = lines.filter(([key, , own]) => {
    const text = answerText(report.keys[key]);
    return text !== undefined && compared(text) !== compared(own ?? '');
  });
  return [
    ...different.map(([key, what, own]) => messageAtKey(report, key, says(key, what, own))),
    ...(countryId === site.country.id
      ? []
      : [messageAtKey(report, 'country', says('country', 'country', site.country.name))]),
  ];
};
