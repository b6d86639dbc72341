import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { splitAnswers } from '../../audit/audit.public.ts';
import { asked, entryFor, templateFor, templates } from '../../report-template/report-template.public.ts';
import { filledAnswers, type Keys, nonConformities, uncertified } from '../audit-import.factory.ts';
import { type DirectorySite, differencesFrom } from './differences.rules.ts';
import { judgeReport } from './judge-report.rules.ts';
import type { JudgedReport } from './judged-report.rules.ts';

const food = templateFor('Food') ?? expect.unreachable();
const start = templateFor('START!') ?? expect.unreachable();
const glutenFree = templateFor('Gluten-Free') ?? expect.unreachable();
const today = '2026-06-30';
const dates: Keys = {
  startDate: '2026-06-01',
  endDate: '2026-06-02',
  issueDate: '2026-06-20',
  expiryDate: '2027-06-20',
};

const reportOf = (keys: Keys = {}, rest: Answers = {}, template = food): JudgedReport => {
  const given = filledAnswers(template, { ...dates, ...keys }, rest);
  const answers = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== ''));
  const cells = [...asked(template).keys(), 'NC_CLAUSE.0', 'NC_AGAINST_INTENT.0'];
  const places = Object.fromEntries(cells.map((tag, at) => [tag, { sheet: 'Report', cell: `D${at + 1}` }]));
  return { template, answers, places, ...splitAnswers(template, answers) };
};
const judged = (keys?: Keys, rest?: Answers, template = food) =>
  judgeReport(reportOf(keys, rest, template), { today, lateAfterDays: 49 });
const kinds = ({ refusals, overrides, warnings }: ReturnType<typeof judgeReport>) => [
  ...refusals.map(({ xmlTag }) => `refused ${xmlTag}`),
  ...overrides.map(({ xmlTag }) => `override ${xmlTag}`),
  ...warnings.map(({ xmlTag }) => `warning ${xmlTag}`),
];

describe('the rules of a report', () => {
  it.each(templates.map((template) => [template.standard, template] as const))(
    'have nothing against a plain report of %s',
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
      { startDate: '2026-06-29', endDate: '2026-06-29', issueDate: '2026-06-29', expiryDate: '2027-06-29' },
      [],
    ],
    [
      'an audit of a day that has begun in the east',
      { startDate: '2026-07-01', endDate: '2026-07-01', issueDate: '2026-07-01', expiryDate: '2027-07-01' },
      [],
    ],
    [
      'an audit that starts the day after',
      { startDate: '2026-07-02', endDate: '2026-07-02', issueDate: '2026-07-02', expiryDate: '2027-07-01' },
      ['refused START_DATE', 'refused END_DATE', 'refused ISSUE_DATE'],
    ],
    ['an audit of one day', { startDate: '2026-06-02' }, []],
    ['an end before the start', { startDate: '2026-06-03' }, ['refused END_DATE']],
    ['a certificate issued on the last day of the audit', { issueDate: '2026-06-02', expiryDate: '2027-06-02' }, []],
    [
      'a certificate issued before the end',
      { issueDate: '2026-06-01', expiryDate: '2027-06-01' },
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
    const end = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    const issued = { issueDate: end, expiryDate: '2026-12-31' };
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

  it('on validity: a plus runs as long as its letter', () => {
    const long = { grade: 'AA+', auditProgramme: 'Unannounced', expiryDate: '2027-06-21' };
    expect(kinds(judged(long))).toEqual(['override EXPIRY_DATE']);
  });

  it.each<[string, Keys, string[]]>([
    ['certificated without grade', { grade: '' }, ['refused GRADE']],
    ['certificated without dates', { issueDate: '', expiryDate: '' }, ['refused ISSUE_DATE', 'refused EXPIRY_DATE']],
    ['certificated with No Grade', { grade: 'No Grade' }, ['refused GRADE']],
    ['not certificated', uncertified('Not Certificated'), []],
    ['not certificated, without a word on the grade', { ...uncertified('Not Certificated'), grade: '' }, []],
    ['not certificated with a grade', { ...uncertified('Not Certificated'), grade: 'AA' }, ['refused GRADE']],
    [
      'not certificated with dates',
      { decision: 'Not Certificated', grade: 'No Grade' },
      ['refused ISSUE_DATE', 'refused EXPIRY_DATE'],
    ],
    ['pending', uncertified('Pending'), []],
    ['pending with its grade', { ...uncertified('Pending'), grade: 'AA' }, []],
    ['pending with an issue date', { ...uncertified('Pending'), issueDate: '2026-06-20' }, ['refused ISSUE_DATE']],
  ])('on the decision: %s', (_, keys, expected) => {
    expect(kinds(judged(keys))).toEqual(expected);
  });

  it('on the decision: a standard without grades asks none', () => {
    expect(kinds(judged({}, {}, glutenFree))).toEqual([]);
    expect(kinds(judged({ issueDate: '' }, {}, glutenFree))).toEqual(['refused ISSUE_DATE']);
  });

  it('on the decision: START! certifies by level', () => {
    const basic = { decision: 'Start! Basic', grade: 'Foundation' };
    expect(kinds(judged(basic, {}, start))).toEqual([]);
    expect(judged({ ...basic, expiryDate: '' }, {}, start).refusals[0]?.message).toContain(
      '(EXPIRY_DATE): Field is required when the decision is Start! Basic',
    );
  });

  it.each<[string, number, number, string, string[]]>([
    ['as earned', 5, 0, 'AA', []],
    ['worse than earned', 5, 0, 'B', []],
    ['a plus better', 5, 0, 'AA+', ['override GRADE']],
    ['a step better', 6, 0, 'AA', ['override GRADE']],
    ['a step better, with the plus', 11, 0, 'A', ['override GRADE']],
    ['a step and a plus better', 6, 0, 'AA+', ['refused GRADE']],
    ['two steps better', 11, 0, 'AA', ['refused GRADE']],
    ['better with majors', 0, 1, 'A', ['override GRADE']],
    ['certificated though nothing is earned', 31, 0, 'D', ['refused GRADE']],
    ['certificated with three majors', 0, 3, 'D', ['refused GRADE']],
  ])('on the grade: %s', (_, minors, majors, grade, expected) => {
    const found = kinds(judged({ grade, expiryDate: '2026-12-01' }, nonConformities(food, minors, majors)));
    expect(found).toEqual(expected);
  });

  it('on the grade: says what was earned, for the alert', () => {
    expect(judged({}, nonConformities(food, 6)).earned).toBe('A');
    expect(judged({}, nonConformities(food, 5)).earned).toBeUndefined();
  });

  it.each<[string, Keys, string]>([
    ['a certificated report without a grade', { grade: '' }, 'the report says Certificated'],
    ['a pending report with a grade', { ...uncertified('Pending'), grade: 'D' }, 'the report says D'],
  ])('on the grade: tells %s that nothing is earned', (_, keys, says) => {
    expect(judged(keys, nonConformities(food, 31)).refusals.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`the non-conformities allow No Grade and no certification, ${says}`),
    );
  });

  it('on the grade: has nothing against No Grade where nothing is earned', () => {
    expect(judged(uncertified('Not Certificated'), nonConformities(food, 31)).refusals).toEqual([]);
  });

  const raised = (clause: string, rest: Record<string, string> = {}): Answers => ({
    NON_CONFORMITIES: [{ NC_CLAUSE: clause, NC_SEVERITY: 'Minor', NC_DETAIL: 'x', ...rest }],
  });
  const fundamental = [...asked(food).keys()].includes('R_1_1') ? '1.1' : '';
  it.each<[string, Answers, string[]]>([
    [
      'marked and raised',
      { R_1_1: 'Minor', NON_CONFORMITIES: [{ NC_CLAUSE: fundamental, NC_SEVERITY: 'Minor', NC_DETAIL: 'x' }] },
      [],
    ],
    ['marked and not raised', { R_1_1: 'Minor' }, ['refused R_1_1']],
    [
      'marked worse than raised',
      { R_1_1: 'Critical', NON_CONFORMITIES: [{ NC_CLAUSE: fundamental, NC_SEVERITY: 'Minor', NC_DETAIL: 'x' }] },
      ['refused R_1_1'],
    ],
    ['raised for a clause the standard does not have', raised('99.1'), ['refused NC_CLAUSE']],
    ['raised for a chapter', raised('1'), ['refused NC_CLAUSE']],
    ['raised for a clause that is marked as met', raised('1.2.1'), ['refused NC_CLAUSE']],
    [
      'raised for a clause that does not apply',
      { ...raised('1.2.1'), R_1_2_1: 'Not applicable' },
      ['refused NC_CLAUSE'],
    ],
    ['raised for a clause in another spelling', { ...raised(' Clause 1.2.1. '), R_1_2_1: 'Minor' }, []],
    [
      'raised against a statement of intent there is none of',
      { ...raised('1.2.1', { NC_AGAINST_INTENT: 'Yes' }), R_1_2_1: 'Minor' },
      ['refused NC_AGAINST_INTENT'],
    ],
    [
      'raised against the statement of intent of its clause',
      { ...raised('1.1.1', { NC_AGAINST_INTENT: 'Yes' }), R_1_1_1: 'Minor' },
      [],
    ],
  ])('on clauses: %s', (_, rest, expected) => {
    expect(kinds(judged({}, rest))).toEqual(expected);
  });

  it.each(['1.1', '1.1.', 'Clause 1.1', ' clause 1.1 .', '1. 1'])(
    'on clauses: a major against the intent of %j bars a grade however it is spelt',
    (clause) => {
      const row = { NC_CLAUSE: clause, NC_SEVERITY: 'Major', NC_AGAINST_INTENT: 'Yes', NC_DETAIL: 'x' };
      const found = judged({ grade: 'B' }, { R_1_1: 'Major', NON_CONFORMITIES: [row] });
      expect(found.refusals.map(({ message }) => message)).toEqual([
        expect.stringContaining('the non-conformities allow No Grade and no certification, the report says B'),
      ]);
    },
  );

  it('on clauses: tells the cell of the row that is wrong', () => {
    const [refusal] = judged({}, raised('99.1')).refusals;
    const { cell } = reportOf().places?.['NC_CLAUSE.0'] ?? expect.unreachable();
    expect(refusal).toEqual({
      sheet: 'Report',
      cell,
      xmlTag: 'NC_CLAUSE',
      message: `Report!${cell} (NC_CLAUSE): the standard has no clause 99.1; name the requirement that is not met`,
    });
  });

  it('on printing: warns of signs the certificate has no letter for, and only where one is issued', () => {
    const keys = { siteName: 'Bakery \u{1F35E}' };
    const [warning] = judged(keys).warnings;
    expect(warning).toMatchObject({ xmlTag: 'SITE_NAME', message: expect.stringContaining('\u{1F35E}') });
    expect(judged({ ...keys, ...uncertified('Pending') }).warnings).toEqual([]);
    expect(judged({ siteName: '東京 ベーカリー 北京 القاهرة' }).warnings).toEqual([]);
  });

  it('tell the sheet, the cell and the tag of every message', () => {
    const { refusals } = judged({ grade: '', expiryDate: '' });
    expect(refusals).toHaveLength(2);
    for (const { sheet, cell, xmlTag, message } of refusals)
      expect(message).toBe(`${sheet}!${cell} (${xmlTag}): Field is required when the decision is Certificated`);
  });

  it('say everything at once', () => {
    const keys = { startDate: '2026-06-03', grade: '', expiryDate: '' };
    expect(kinds(judged(keys, { R_1_1: 'Major' }))).toEqual([
      'refused END_DATE',
      'refused GRADE',
      'refused EXPIRY_DATE',
      'refused R_1_1',
    ]);
  });
});

describe('a report beside its site in the directory', () => {
  const site: DirectorySite = {
    name: 'Mill Lane Bakery',
    addressLine1: '2 Mill Lane',
    addressLine2: null,
    addressLine3: null,
    city: 'Hull',
    county: null,
    zipCode: 'HU1 1AA',
    country: { id: 826, name: 'United Kingdom' },
  };
  it.each<[string, Keys, string[]]>([
    ['the same', {}, []],
    ['case, blanks and punctuation', { siteName: 'MILL-LANE  bakery.', addressLine1: '2, Mill Lane' }, []],
    ['a line the report leaves out', { zipCode: '' }, []],
    ['another name', { siteName: 'Mill Lane Bakery North' }, ['SITE_NAME']],
    ['another address', { addressLine1: '3 Mill Lane' }, ['ADDRESS_1']],
    ['a line the directory has not', { addressLine2: 'Unit 4' }, ['ADDRESS_2']],
    ['another postal code', { zipCode: 'HU1 1AB' }, ['ZIP_CODE']],
    ['another city', { city: 'Leeds' }, ['CITY']],
  ])('tells %s', (_, keys, expected) => {
    expect(differencesFrom(reportOf(keys), site, 826).map(({ xmlTag }) => xmlTag)).toEqual(expected);
  });

  it('tells another country, however it is spelt', () => {
    expect(differencesFrom(reportOf({ country: 'GB' }), site, 826)).toEqual([]);
    expect(differencesFrom(reportOf({ country: 'France' }), site, 250)[0]?.message).toContain(
      '(COUNTRY): the report\'s country is "France", the directory has "United Kingdom"',
    );
  });
});
