import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../kernel/clock/clock.ts';
import { entryFor, templates } from '../../report-template/report-template.public.ts';
import { type Keys, nonConformities, uncertified } from '../report-answers.factory.ts';
import { food, judged, kinds, templateOf, today } from './judged-report.factory.ts';

describe('the rules of a report', () => {
  it.each(templates.map((template) => [template.standard, template] as const))(
    'accept a plain report of %s',
    (_, template) => {
      expect(kinds(judged({}, {}, template))).toEqual([]);
    },
  );

  it.each(templates.map((template) => [template.standard, template] as const))(
    'rely on what %s requires of its auditor',
    (_, template) => {
      const columns = [
        'siteCode',
        'siteName',
        'addressLine1',
        'city',
        'country',
        'scope',
        'startDate',
        'endDate',
      ] as const;
      const always = [...columns, 'auditProgramme', 'auditorName', 'auditorNumber', 'decision'] as const;
      expect(always.filter((key) => !entryFor(template, key)?.required)).toEqual([]);
    },
  );

  it.each<[string, Keys, string[]]>([
    [
      'an audit that started yesterday',
      { startDate: '2026-06-29', endDate: '2026-06-29', issueDate: '2026-06-30', expiryDate: '2027-06-29' },
      [],
    ],
    [
      'an audit of a day that has begun in the east',
      { startDate: '2026-07-01', endDate: '2026-07-01', ...uncertified('Pending') },
      [],
    ],
    [
      'an audit that starts the day after',
      { startDate: '2026-07-02', endDate: '2026-07-02', issueDate: '2026-07-03', expiryDate: '2027-07-01' },
      ['refused START_DATE', 'refused END_DATE', 'refused ISSUE_DATE'],
    ],
    ['an audit of one day', { startDate: '2026-06-02' }, []],
    ['an end before the start', { startDate: '2026-06-03' }, ['refused END_DATE']],
    ['a certificate issued the day after the audit', { issueDate: '2026-06-03', expiryDate: '2027-06-03' }, []],
    [
      'a certificate issued on the last day of the audit',
      { issueDate: '2026-06-02', expiryDate: '2027-06-02' },
      ['refused ISSUE_DATE'],
    ],
    ['an expiry the day after the issue', { expiryDate: '2026-06-21' }, []],
    ['an expiry on the day of the issue', { expiryDate: '2026-06-20' }, ['refused EXPIRY_DATE']],
    ['an expiry before the issue', { expiryDate: '2026-06-19' }, ['refused EXPIRY_DATE']],
  ])('on dates: %s', (_, keys, expected) => {
    expect(kinds(judged(keys))).toEqual(expected);
  });

  it.each<[number, string[]]>([
    [49, []],
    [50, ['override END_DATE']],
  ])('on delay: uploaded %i days after the end', (days, expected) => {
    const end = addDays(today, -days);
    const issued = { issueDate: addDays(end, 1), expiryDate: '2026-12-31' };
    expect(kinds(judged({ startDate: end, endDate: end, ...issued }))).toEqual(expected);
  });

  it.each<[string, string, Answers, string[]]>([
    ['AA', '2027-06-20', {}, []],
    ['AA', '2027-06-21', {}, ['override EXPIRY_DATE']],
    ['B', '2027-06-20', nonConformities(food, 16), []],
    ['B', '2027-06-21', nonConformities(food, 16), ['override EXPIRY_DATE']],
    ['C', '2026-12-20', nonConformities(food, 24), []],
    ['C', '2026-12-21', nonConformities(food, 24), ['override EXPIRY_DATE']],
    ['D', '2026-12-20', nonConformities(food, 30), []],
    ['D', '2026-12-21', nonConformities(food, 30), ['override EXPIRY_DATE']],
  ])('on validity: grade %s until %s', (grade, expiryDate, rest, expected) => {
    const found = kinds(judged({ grade, expiryDate }, rest));
    expect(found).toEqual(expected);
  });

  it.each(templates.map((template) => [template.standard, template] as const))(
    'on validity: no %s certificate is valid for more than a year without notifying the standards body',
    (_, template) => {
      const year = judged({}, {}, template);
      expect(kinds(year)).toEqual([]);
      const long = judged({ expiryDate: '2027-06-21' }, {}, template);
      expect(kinds(long)).toEqual(['override EXPIRY_DATE']);
      expect(long.departures).toEqual([{ of: 'validity', given: '2027-06-21', allowed: '2027-06-20' }]);
    },
  );

  it.each(['Packaging Materials', 'Consumer Products', 'Storage and Distribution', 'Agents and Brokers'])(
    'on %s: graded like Food, with C and D valid for half a year',
    (standard) => {
      const template = templateOf(standard);
      const of = (grade: string, minors: number, expiryDate = '2026-12-20') =>
        kinds(judged({ grade, expiryDate }, nonConformities(template, minors), template));
      expect([of('AA', 5), of('C', 24), of('D', 30)]).toEqual([[], [], []]);
      expect(of('AA', 6)).toEqual(['override GRADE']);
      expect(of('D', 31)).toEqual(['refused GRADE']);
      expect(of('C', 24, '2026-12-21')).toEqual(['override EXPIRY_DATE']);
    },
  );

  it.each<[string, Answers, string[]]>([
    ['as many man-days as there may be', { MAN_DAYS_ON_SITE: 60 }, []],
    ['more man-days than likely', { MAN_DAYS_ON_SITE: 60.5 }, ['warning MAN_DAYS_ON_SITE']],
    ['more staff than likely', { EMPLOYEES: 100_001 }, ['warning EMPLOYEES']],
    ['a large site', { SITE_SIZE: 200_000 }, []],
    ['an auditor without a number', { AUDITOR_NUMBER: 'A-1001' }, ['refused AUDITOR_NUMBER']],
  ])('on figures: %s', (_, rest, expected) => {
    expect(kinds(judged({}, rest))).toEqual(expected);
  });

  it('on validity: a plus grade is valid as long as its letter', () => {
    const long = { grade: 'AA+', auditProgramme: 'Unannounced', expiryDate: '2027-06-21' };
    expect(kinds(judged(long))).toEqual(['override EXPIRY_DATE']);
  });

  it('on printing: warns of characters that the certificate cannot print, only if one is issued', () => {
    const keys = { siteName: 'Bakery \u{1F35E}' };
    const [warning] = judged(keys).warnings;
    expect(warning).toMatchObject({ xmlTag: 'SITE_NAME', message: expect.stringContaining('\u{1F35E}') });
    expect(judged({ ...keys, ...uncertified('Pending') }).warnings).toEqual([]);
    expect(judged({ siteName: '東京 ベーカリー 北京 القاهرة' }).warnings).toEqual([]);
  });

  it('name the sheet, cell and tag in every message', () => {
    const { refusals } = judged({ grade: '', expiryDate: '' });
    expect(refusals).toHaveLength(2);
    for (const { sheet, cell, xmlTag, message } of refusals)
      expect(message).toBe(`${sheet}!${cell} (${xmlTag}): Field is required when the decision is Certificated`);
  });

  it('report all problems at once', () => {
    const keys = { startDate: '2026-06-03', grade: '', expiryDate: '' };
    expect(kinds(judged(keys, { R_1_1: 'Major' }))).toEqual([
      'refused END_DATE',
      'refused GRADE',
      'refused EXPIRY_DATE',
      'refused R_1_1',
    ]);
  });
});
