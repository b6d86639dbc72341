import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { asked, templates } from '../../report-template/report-template.public.ts';
import { type Keys, nonConformities, uncertified } from '../report-answers.factory.ts';
import { food, judged, kinds, reportOf } from './judged-report.factory.ts';

const standards = templates.map((template) => [template.standard, template] as const);

describe('the grade of a report', () => {
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
  ])('%s', (_, minors, majors, grade, expected) => {
    const found = kinds(judged({ grade, expiryDate: '2026-12-01' }, nonConformities(food, minors, majors)));
    expect(found).toEqual(expected);
  });

  it('comes with the earned grade, for the alert', () => {
    expect(judged({}, nonConformities(food, 6)).departures).toEqual([{ of: 'grade', given: 'AA', allowed: 'A' }]);
    expect(judged({}, nonConformities(food, 5)).departures).toEqual([]);
  });

  it.each(standards)('of %s is refused with a critical', (_, template) => {
    const found = judged({}, nonConformities(template, 0, 0, 1), template).refusals;
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('no certification, the report says')]);
    expect(kinds(judged(uncertified('Pending'), nonConformities(template, 0, 0, 1), template))).toEqual([]);
  });

  it.each<[string, Keys, string]>([
    ['a certificated report without a grade', { grade: '' }, 'the report says Certificated'],
    ['a pending report with a grade', { ...uncertified('Pending'), grade: 'D' }, 'the report says D'],
  ])('is refused for %s if none is earned', (_, keys, says) => {
    expect(judged(keys, nonConformities(food, 31)).refusals.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`the non-conformities allow No Grade and no certification, ${says}`),
    );
  });

  it('may be No Grade if none is earned', () => {
    expect(judged(uncertified('Not Certificated'), nonConformities(food, 31)).refusals).toEqual([]);
  });
});

describe('the clauses of a report', () => {
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
  ])('%s', (_, rest, expected) => {
    expect(kinds(judged({}, rest))).toEqual(expected);
  });

  it.each(['1.1', '1.1.', 'Clause 1.1', ' clause 1.1 .', '1. 1'])(
    'a major against the intent of %j prevents a grade in any spelling',
    (clause) => {
      const row = { NC_CLAUSE: clause, NC_SEVERITY: 'Major', NC_AGAINST_INTENT: 'Yes', NC_DETAIL: 'x' };
      const found = judged({ grade: 'B' }, { R_1_1: 'Major', NON_CONFORMITIES: [row] });
      expect(found.refusals.map(({ message }) => message)).toEqual([
        expect.stringContaining('the non-conformities allow No Grade and no certification, the report says B'),
      ]);
    },
  );

  it('are reported at the cell of the row that is wrong', () => {
    const [refusal] = judged({}, raised('99.1')).refusals;
    const { cell } = reportOf().places?.['NC_CLAUSE.0'] ?? expect.unreachable();
    expect(refusal).toEqual({
      sheet: 'Report',
      cell,
      xmlTag: 'NC_CLAUSE',
      found: '99.1',
      message: `Report!${cell} (NC_CLAUSE): the standard has no clause 99.1; name the requirement that is not met`,
    });
  });
});

describe('the closing of non-conformities', () => {
  /** A non-conformity of clause 1.2.1, or with another severity and day. */
  const closed = (on: string, severity = 'Minor'): Answers => ({
    R_1_2_1: severity,
    NON_CONFORMITIES: [{ NC_CLAUSE: '1.2.1', NC_SEVERITY: severity, NC_DETAIL: 'x', NC_CLOSED_ON: on }],
  });
  it.each<[string, Keys, Answers, string[]]>([
    ['on the first day of the audit', {}, closed('2026-06-01'), []],
    ['on the day of the certificate', {}, closed('2026-06-20'), []],
    ['the day after the certificate', {}, closed('2026-06-21'), ['refused NC_CLOSED_ON']],
    ['before the audit', {}, closed('2026-05-31'), ['refused NC_CLOSED_ON']],
    [
      'on a future day, with a pending decision',
      uncertified('Pending'),
      closed('2026-07-02'),
      ['refused NC_CLOSED_ON'],
    ],
    ['today, once the day has begun', uncertified('Pending'), closed('2026-07-01'), []],
    ['never, for a minor', {}, closed(''), ['refused NC_CLOSED_ON']],
    ['never, for a major', { grade: 'B' }, closed('', 'Major'), ['refused NC_CLOSED_ON']],
    ['never, with a pending decision', uncertified('Pending'), closed('', 'Major'), []],
    ['never, for a site that is not certificated', uncertified('Not Certificated'), closed('', 'Major'), []],
  ])('%s', (_, keys, rest, expected) => {
    expect(kinds(judged(keys, rest))).toEqual(expected);
  });

  it.each(standards)('is required for %s', (_, template) => {
    const { R_1_2_1: _result, ...open } = closed('', 'Major');
    expect(kinds(judged({}, open, template))).toContain('refused NC_CLOSED_ON');
  });
});
