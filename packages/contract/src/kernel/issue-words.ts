import type { z } from 'zod';
import { noSuchChoice, notADay, notANumber, requiredMessage, tooLongMessage } from './field-messages.ts';

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

/** A shape with a single value, such as the blank of a cleared field, offers no choice. */
const isOfSingleValue = (issue: z.core.$ZodIssue) => issue.code === 'invalid_value' && issue.values.length === 1;

/** If a value may have several shapes, the one it comes closest to provides the message. */
const ofNearest = ({ errors }: IssueOf<'invalid_union'>): string | undefined => {
  const said = errors.flat().filter((issue) => !isOfSingleValue(issue));
  return (said.find(({ code }) => code !== 'invalid_type') ?? said[0])?.message;
};

/**
 * The message for an invalid value whose schema has none, worded as forms word it: callers never see the validation
 * library's own messages.
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
