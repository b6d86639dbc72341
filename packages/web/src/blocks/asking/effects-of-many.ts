import { CircleAlert, Globe } from 'lucide-react';
import { isRefusal, sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { listSome } from '../some-names.ts';
import type { Effect } from './ask-first.ts';
import { forEachAtOnce } from './at-once.ts';
import { nothingIsDeleted } from './effects.ts';

/** Picks the words for one record, which contain its name, or those for several records. */
export const wordsFor = <R, W>(
  [first, ...others]: readonly R[],
  forOne: (record: R) => W,
  forMany: (count: number) => W,
): W => (first && others.length === 0 ? forOne(first) : forMany(others.length + 1));

/** The effects of a command on each row, and the errors of those that could not be read. */
export const effectsOfEach = async <R extends object, A>(rows: readonly R[], read: (row: R) => Promise<A>) => {
  const answered: { row: R; effects: A }[] = [];
  const errors: unknown[] = [];
  await forEachAtOnce(rows, async (row) => {
    try {
      answered.push({ row, effects: await read(row) });
    } catch (error) {
      errors.push(error);
    }
  });
  return { answered, errors };
};

const withReasons = (errors: readonly unknown[], message: (count: number) => string): Effect[] =>
  errors.length === 0
    ? []
    : [
        {
          icon: CircleAlert,
          message: message(errors.length),
          more: [...new Set(errors.map(sentenceOf))].join(' '),
        },
      ];

/** How many rows would be refused at present, on how many the effects are unknown, and why. */
export const someUnknown = (errors: readonly unknown[]): Effect[] => [
  ...withReasons(errors.filter(isRefusal), (count) =>
    i18n.t('{count, plural, one {One} other {#}} of them will be refused', { count }),
  ),
  ...withReasons(
    errors.filter((error) => !isRefusal(error)),
    (count) => i18n.t('The effects on {count, plural, one {one} other {#}} of them could not be read', { count }),
  ),
];

export const noneIsDeleted = (count: number): Effect => ({
  ...nothingIsDeleted(),
  ...(count > 1 && { more: i18n.t('You can find them under “Show archived” and unarchive them at any time') }),
});

/** The public page stops showing the certificates of these sites. */
export const allEndPublicly = (names: readonly string[]): Effect[] =>
  names.length === 0
    ? []
    : [
        {
          icon: Globe,
          tone: 'bad',
          message: i18n.t(
            'The public page stops showing {count, plural, one {# certificate} other {# certificates}} as valid today',
            { count: names.length },
          ),
          more: listSome([...new Set(names)]),
        },
      ];
