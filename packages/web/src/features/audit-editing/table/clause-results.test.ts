import { describe, expect, it } from 'vitest';
import { changedResults } from './clause-results.parts.tsx';

const requirement = (clause: string, result: string) => ({
  clause,
  words: '',
  xmlTag: `R_${clause}`,
  result,
  options: [],
});
const raised = (clause: string, severity: string) => ({ NC_CLAUSE: clause, NC_SEVERITY: severity });
const { raise, withdraw } = { raise: 'Minor', withdraw: 'Conform' };

describe('the clause results suggested by changed rows of non-conformities', () => {
  const cases: [what: string, result: string, before: object[], after: object[], suggested: string | undefined][] = [
    ['a new row', 'Conform', [], [raised('1.1', 'Minor')], raise],
    ['the worst of several rows', 'Conform', [], [raised('1.1', 'Minor'), raised('Clause 1.1', 'Major')], 'Major'],
    ['a removed row', 'Minor', [raised('1.1', 'Minor')], [], withdraw],
    [
      'one of two removed',
      'Major',
      [raised('1.1', 'Minor'), raised('1.1', 'Major')],
      [raised('1.1', 'Minor')],
      'Minor',
    ],
    ['a row that agrees', 'Minor', [], [raised('1.1', 'Minor')], undefined],
    ['rows that stay', 'Conform', [raised('1.1', 'Minor')], [raised('1.1', 'Minor')], undefined],
    ['a row removed from what is not applicable', 'Not applicable', [raised('1.1', 'Minor')], [], undefined],
  ];
  it.each(cases)('%s', (_, result, before, after, suggested) => {
    const rows = [before, after].map((each) => each.map((row) => Object.fromEntries(Object.entries(row))));
    const asked = changedResults(
      [requirement('1.1', result), requirement('1.1.1', 'Conform')],
      rows[0] ?? [],
      rows[1] ?? [],
    );
    expect(asked.map((one) => one.suggested)).toEqual(suggested ? [suggested] : []);
  });
});
