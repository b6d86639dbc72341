import { describe, expect, it } from 'vitest';
import { type Keys, uncertified } from '../report-answers.factory.ts';
import { judged, kinds, templateOf } from './judged-report.factory.ts';

const start = templateOf('START!');
const glutenFree = templateOf('Gluten-Free');

describe('the decision of a report', () => {
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
  ])('%s', (_, keys, expected) => {
    expect(kinds(judged(keys))).toEqual(expected);
  });

  it('needs no grade in a standard without grades', () => {
    expect(kinds(judged({}, {}, glutenFree))).toEqual([]);
    expect(kinds(judged({ issueDate: '' }, {}, glutenFree))).toEqual(['refused ISSUE_DATE']);
  });

  it('certifies by level for START!', () => {
    const basic = { decision: 'Start! Basic', grade: 'Foundation' };
    expect(kinds(judged(basic, {}, start))).toEqual([]);
    expect(judged({ ...basic, expiryDate: '' }, {}, start).refusals[0]?.message).toContain(
      '(EXPIRY_DATE): Field is required when the decision is Start! Basic',
    );
  });

  it.each<[string, string, string[]]>([
    ['Basic', 'Start! Basic', []],
    ['Intermediate', 'Start! Intermediate', []],
    ['Basic', 'Start! Intermediate', ['refused DECISION']],
    ['Intermediate', 'Start! Basic', ['refused DECISION']],
  ])('for a START! audit at level %s: %s', (level, decision, expected) => {
    expect(kinds(judged({ decision, grade: 'Foundation' }, { LEVEL_AUDITED: level }, start))).toEqual(expected);
  });

  it('for START! may be no certification at any level', () => {
    const lost = uncertified('Not Certificated');
    expect(kinds(judged(lost, { LEVEL_AUDITED: 'Intermediate' }, start))).toEqual([]);
    expect(kinds(judged(uncertified('Pending'), { LEVEL_AUDITED: 'Basic' }, start))).toEqual([]);
  });

  it('for START! is reported with the audited level', () => {
    const [refusal] = judged({ decision: 'Start! Intermediate' }, { LEVEL_AUDITED: 'Basic' }, start).refusals;
    expect(refusal?.message).toContain(
      '(DECISION): an audit at level Basic certifies Start! Basic, the report says Start! Intermediate',
    );
  });
});
