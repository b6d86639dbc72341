import { visualOf } from '@attestry/contract/kernel/verbs.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, always, never, type Predicate } from './predicates.ts';

/** What a verb requires of a row, and the reason for which it is otherwise refused, if the caller may know it. */
export interface Condition {
  reason?: string | undefined;
  isMet: Predicate;
}

/** By verb: whether the actor may use it on a row or, if there is a reason to show, why not. */
export type Verdicts<Verb extends string, Reason extends string> = Readonly<Record<Verb, boolean | Reason>>;

/**
 * The verdict of a verb: the reason of the first condition that a row does not meet, provided that it meets all those
 * without a reason. What the actor may do with no row is nothing to explain.
 */
export const verdictOf = (conditions: readonly Condition[]): RawBuilder<unknown> => {
  if (conditions.some(({ isMet }) => isMet === never)) return never;
  const plain = allOf(...conditions.flatMap(({ reason, isMet }) => (reason === undefined ? [isMet] : [])));
  const refused = conditions.flatMap(({ reason, isMet }) => {
    if (reason === undefined || isMet === always) return [];
    const answer = sql`to_jsonb(${sql.lit(reason)}::text)`;
    return [
      sql`when (${isMet}) is not true then ${plain === always ? answer : sql`case when ${plain} then ${answer} else 'false' end`}`,
    ];
  });
  return refused.length === 0 ? plain : sql`case ${sql.join(refused, sql` `)} else to_jsonb(${plain}) end`;
};

/** A record with its verdicts in place of their answers. */
export type Unjudged<Answer extends { visuals: object; refusals: object }> = Omit<Answer, 'visuals' | 'refusals'> & {
  verdicts: Verdicts<string, string>;
};

/** Splits the verdicts of a record into its abilities and the reasons for which verbs are refused. */
export const judged = <Answer extends { visuals: object; refusals: object }>({
  verdicts,
  ...record
}: Unjudged<Answer>): Answer => {
  const all = Object.entries(verdicts);
  const visuals = Object.fromEntries(all.map(([verb, verdict]) => [visualOf(verb), verdict === true]));
  const refusals = Object.fromEntries(all.filter(([, verdict]) => typeof verdict === 'string'));
  return { ...record, visuals, refusals } as unknown as Answer;
};
