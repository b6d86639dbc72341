import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { addDays, addMonths, daysBetween } from '../../../kernel/clock/clock.ts';
import { textOf } from '../../audit/audit.public.ts';
import { type Rule, sayOf } from './judged-report.rules.ts';

const isAfter = (day: string | undefined, other: string | undefined): boolean =>
  day !== undefined && other !== undefined && day > other;

export const judgeDates: Rule = (report, { today }) => {
  const { startDate, endDate, issueDate, expiryDate } = report.keys;
  const [start, end, issue, expiry] = [startDate, endDate, issueDate, expiryDate].map(textOf);
  // Days are told in UTC; in the east it is tomorrow already.
  const latest = addDays(today, 1);
  const found: [boolean, KeyAnswer, string][] = [
    [isAfter(start, latest), 'startDate', 'the audit starts in the future'],
    [isAfter(end, latest), 'endDate', 'the audit ends in the future'],
    [isAfter(start, end), 'endDate', "the audit's end is before its start"],
    [isAfter(end, issue), 'issueDate', "the certificate's issue date is before the audit's end"],
    [isAfter(issue, latest), 'issueDate', "the certificate's issue date is in the future"],
    [
      expiry !== undefined && !isAfter(expiry, issue ?? ''),
      'expiryDate',
      'the expiry date is not after the issue date',
    ],
  ];
  return { refusals: found.filter(([wrong]) => wrong).map(([, key, says]) => sayOf(report, key, says)) };
};

export const judgeDelay: Rule = (report, { today, lateAfterDays }) => {
  const end = textOf(report.keys.endDate);
  const late = end ? daysBetween(end, today) : 0;
  if (lateAfterDays === undefined || late <= lateAfterDays) return {};
  const says = `the report is uploaded ${late} days after the audit's end; at most ${lateAfterDays} are usual`;
  return { overrides: [sayOf(report, 'endDate', says)] };
};

/** Months a certificate may run, by the letter of its grade; standards absent here set no limit. */
const validityMonths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Food: { AA: 12, A: 12, B: 12, C: 6, D: 6 },
};

export const judgeValidity: Rule = (report, { isExtended = false }) => {
  const { template, keys } = report;
  const [issue, expiry, grade = ''] = [keys.issueDate, keys.expiryDate, keys.grade].map(textOf);
  const months = validityMonths[template.standard]?.[grade.replace('+', '')];
  if (isExtended || !months || !issue || !isAfter(expiry, addMonths(issue, months))) return {};
  const says = `a certificate of grade ${grade} runs for at most ${months} months, this one for longer`;
  return { overrides: [sayOf(report, 'expiryDate', says)] };
};
