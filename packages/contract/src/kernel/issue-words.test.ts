import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionalDay, requiredText } from './fields.ts';
import { issueWords } from './issue-words.ts';
import { list } from './list.ts';
import { listQuery } from './list-query.ts';
import { contact } from './place-and-contact.ts';

const query = listQuery(
  list({
    name: 'mill',
    resultsKey: 'resultsList',
    defaultSort: 'name',
    columns: {
      name: { label: 'Name', kind: 'text', sortable: true, filterable: true },
      grain: { label: 'Grain', kind: 'choice', values: ['Oats', 'Rye'], filterable: true },
      milled: { label: 'Milled', kind: 'date', filterable: true },
    },
  }),
);

const cases: [string, z.ZodType, unknown, string][] = [
  ['a value left out', z.object({ a: z.enum(['x', 'y']) }), {}, 'Field is required'],
  ['a choice there is not', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, 'Is not one of the choices'],
  ['a text in place of a number', z.number(), 'many', 'Is not a number'],
  ['a number in place of a text', requiredText(), 5, 'Is not a text'],
  ['a text in place of a list', z.array(z.string()), 'one', 'Is not a list'],
  ['a text in place of yes or no', z.boolean(), 'maybe', 'Is neither true nor false'],
  ['a text in place of a group', z.object({ a: z.string() }), 'a', 'Is not a group of fields'],
  ['a day there is not', optionalDay, '2026-02-30', 'Is not a date (YYYY-MM-DD)'],
  ['a number in place of a day that may be left out', optionalDay, 5, 'Is not a date (YYYY-MM-DD)'],
  ['a number in place of an email that may be left out', contact, { email: 5 }, 'Is not a text'],
  ['a list of nothing', z.array(z.string()).min(1), [], 'Field is required'],
  ['a list of too many', z.array(z.string()).max(1), ['a', 'b'], 'Max 1 values allowed'],
  ['a number too small', z.number().min(1), 0, 'Enter a number of at least 1'],
  ['a column there is not', query, { sortBy: 'colour' }, 'Is not one of the choices'],
  ['a filter there is not', query, { colour: 'red' }, 'Unknown field: colour'],
  ['a choice of a filter', query, { grain: 'Sand' }, 'Is not one of the choices'],
  ['a day of a filter', query, { milledFrom: 'yesterday' }, 'Is not a date (YYYY-MM-DD)'],
  ['a page that is no number', query, { pageNumber: 'two' }, 'Is not a number'],
];

describe('the message for an invalid value', () => {
  z.config({ customError: issueWords });

  it.each(cases)('describes %s in plain words', (_what, schema, value, words) => {
    const { error } = schema.safeParse(value);
    expect(error?.issues.map(({ message }) => message)).toEqual([words]);
  });
});
