import type { z } from 'zod';
import { noSuchChoice, notADay, notANumber, requiredMessage, tooLongMessage } from './fields.ts';

const notValid = 'Is not valid';

type Issue = z.core.$ZodRawIssue;
type IssueOf<C extends Issue['code']> = Extract<Issue, { code: C }>;

const byExpected: Record<string, string> = {
  number: notANumber,
  int: notANumber,
  string: 'Is not a text',
  boolean: 'Is neither true nor false',
  array: 'Is not a list',
  object: 'Is not a group of fields',
};

const byFormat: Record<string, string> = {
  date: notADay,
  datetime: 'Is not a moment (YYYY-MM-DDThh:mm:ssZ)',
  uuid: 'Is not an id',
};

const largest = ({ origin, maximum }: IssueOf<'too_big'>): string => {
  const most = Number(maximum);
  if (origin === 'string') return tooLongMessage(most);
  return origin === 'array' ? `Max ${most} values allowed` : `Enter a number of at most ${most}`;
};

const least = ({ origin, minimum }: IssueOf<'too_small'>): string => {
  const fewest = Number(minimum);
  if (fewest === 1 && origin !== 'number' && origin !== 'int') return requiredMessage;
  if (origin === 'string') return `Enter at least ${fewest} characters`;
  return origin === 'array' ? `At least ${fewest} values needed` : `Enter a number of at least ${fewest}`;
};

/** A shape that is one value, such as the blank of a cleared field, offers no choice. */
const isOfSingleValue = (issue: z.core.$ZodIssue) => issue.code === 'invalid_value' && issue.values.length === 1;

/** Of several shapes that a value may have, the one it came nearest to says what is wrong. */
const ofNearest = ({ errors }: IssueOf<'invalid_union'>): string | undefined => {
  const said = errors.flat().filter((issue) => !isOfSingleValue(issue));
  return (said.find(({ code }) => code !== 'invalid_type') ?? said[0])?.message;
};

/**
 * What is wrong with a value, in the words that forms have for it, where its schema has none of its own: a caller is never
 * told in the words of the library that checks it.
 */
export const issueWords = (issue: Issue): string => {
  if (issue.input === undefined) return requiredMessage;
  switch (issue.code) {
    case 'invalid_type':
      return byExpected[issue.expected] ?? notValid;
    case 'invalid_value':
      return noSuchChoice;
    case 'invalid_format':
      return byFormat[issue.format] ?? notValid;
    case 'too_big':
      return largest(issue);
    case 'too_small':
      return least(issue);
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return ofNearest(issue) ?? notValid;
    default:
      return notValid;
  }
};
