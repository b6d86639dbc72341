import { describe, expect, it } from 'vitest';
import { type Keys, uncertified } from '../audit-import.factory.ts';
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

  it('a standard without grades asks none', () => {
    expect(kinds(judged({}, {}, glutenFree))).toEqual([]);
    expect(kinds(judged({ issueDate: '' }, {}, glutenFree))).toEqual(['refused ISSUE_DATE']);
  });

  it('START! certifies by level', () => {
    const basic = { decision: 'Start! Basic', grade: 'Foundation' };
    expect(kinds(judged(basic, {}, start))).toEqual([]);
    expect(judged({ ...basic, expiryDate: '' }, {}, start).refusals[0]?.message).toContain(
      '(EXPIRY_DATE): Field is required when the decision is Start! Basic',
    );
  });
});
