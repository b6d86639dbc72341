import { formatCount, i18n } from '../../../kernel/texts.ts';
import type { Outcome } from '../../asking/send-each.ts';
import type { Summary } from '../list-parts.ts';

/** A bulk action as its result names it. */
export interface Named {
  action: string;
  summary?: Summary | undefined;
  /** Whether the action is being undone. */
  undoes?: true;
}

/** What several rows say alike, such as "Shared with Polar BV"; undefined if they differ. */
const commonMessage = ([first, ...others]: Outcome['done']): string | undefined =>
  others.length > 0 && others.every(({ message }) => message === first?.message) ? first?.message : undefined;

/** What is said of several rows at once, such as "2 audits scheduled for 2027-06-05"; undefined if that is not said of each. */
const sentenceOfAll = ({ done }: Outcome): string | undefined => {
  const alike = Map.groupBy(done, ({ messageForMany }) => messageForMany?.(done.length));
  if (alike.has(undefined)) return undefined;
  return [...alike.values()].map((rows) => rows[0]?.messageForMany?.(rows.length)).join(', ');
};

const countsText = (done: string, { refused, failed }: Outcome): string =>
  [
    done,
    ...(refused.length > 0 ? [i18n.t('{count} refused', { count: refused.length })] : []),
    ...(failed.length > 0 ? [i18n.t('{count} failed', { count: failed.length })] : []),
  ].join(', ');

const sentenceOf = ({ action, summary, undoes }: Named, outcome: Outcome): string => {
  const { done, refused, failed } = outcome;
  if (summary) return summary(done.length, [...refused, ...failed]);
  const sentence = sentenceOfAll(outcome);
  if (sentence !== undefined) return countsText(sentence, outcome);
  const message = commonMessage(done);
  const count = done.length;
  const isUndone = undoes === true && message === undefined;
  const counts = countsText(
    isUndone ? i18n.t('{count} undone', { count }) : i18n.t('{count} done', { count }),
    outcome,
  );
  return i18n.t('{action}: {counts}', { action: message ?? action, counts });
};

/** What became of the rows of an action, in one sentence. Those that were not sent are counted after it was stopped. */
export const textOf = (named: Named, outcome: Outcome, all: number): string => {
  const { done, refused, failed } = outcome;
  const [first] = done;
  if (first && all === 1) return first.message;
  const unsent = all - done.length - refused.length - failed.length;
  const sentence = sentenceOf(named, outcome);
  return unsent > 0 ? i18n.t('{sentence}, {count} not sent', { sentence, count: formatCount(unsent) }) : sentence;
};
