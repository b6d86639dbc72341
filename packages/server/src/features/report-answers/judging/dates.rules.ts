import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { addMonths, daysBetween } from '../../../kernel/clock/clock.ts';
import { monthsOf } from '../../report-template/report-template.public.ts';
import { answerText } from '../key-answers.rules.ts';
import { messageAtKey } from '../report-messages.rules.ts';
import { lastDayOf, type Rule } from './judged-report.rules.ts';

const isAfter = (day: string | undefined, other: string | undefined): boolean =>
  day !== undefined && other !== undefined && day > other;

export const judgeDates: Rule = (report, { today }) => {
  const { startDate, endDate, issueDate, expiryDate } = report.keys;
  const [start, end, issue, expiry] = [startDate, endDate, issueDate, expiryDate].map(answerText);
  const latest = lastDayOf(today);
  const [notLater, afterEnd] = [`Write a day up to ${latest}`, `Write a day after ${end}`];
  const found: [boolean, KeyAnswer, string, string][] = [
    [isAfter(start, latest), 'startDate', 'the audit starts in the future', notLater],
    [isAfter(end, latest), 'endDate', 'the audit ends in the future', notLater],
    [isAfter(start, end), 'endDate', "the audit's end is before its start", `Write a day from ${start}`],
    [
      end !== undefined && issue !== undefined && !isAfter(issue, end),
      'issueDate',
      "the certificate's issue date is not after the audit's last day",
      afterEnd,
    ],
    [isAfter(issue, latest), 'issueDate', "the certificate's issue date is in the future", notLater],
    [
      expiry !== undefined && !isAfter(expiry, issue ?? ''),
      'expiryDate',
      'the expiry date is not after the issue date',
      `Write a day after ${issue ?? "the certificate's issue date"}`,
    ],
  ];
  const wrong = found.filter(([isWrong]) => isWrong);
  return { refusals: wrong.map(([, key, says, expected]) => messageAtKey(report, key, says, expected)) };
};

export const judgeDelay: Rule = (report, { today, lateAfterDays }) => {
  const end = answerText(report.keys.endDate);
  const late = end ? daysBetween(end, today) : 0;
  if (lateAfterDays === undefined || late <= lateAfterDays) return {};
  const says = `the report is uploaded ${late} days after the audit's end; at most ${lateAfterDays} are usual`;
  return { overrides: [messageAtKey(report, 'endDate', says)] };
};

export const judgeValidity: Rule = (report, { isExtended = false }) => {
  const { template, keys } = report;
  const [issue, expiry, grade] = [keys.issueDate, keys.expiryDate, keys.grade].map(answerText);
  const months = monthsOf(template.standard, grade);
  const last = issue && addMonths(issue, months);
  if (isExtended || !last || !expiry || !isAfter(expiry, last)) return {};
  const what = grade ? `a certificate of grade ${grade}` : 'a certificate';
  const says = `${what} runs for at most ${months} months, here until ${last}; the report says ${expiry}`;
  return {
    overrides: [messageAtKey(report, 'expiryDate', says)],
    departures: [{ of: 'validity', given: expiry, allowed: last }],
  };
};
