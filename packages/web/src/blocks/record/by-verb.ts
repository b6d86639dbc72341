import { type VisualOf, visualOf } from '@attestry/contract/kernel/verbs.ts';
import { i18n } from '../../kernel/texts.ts';

/** A record that says whether this reader may use a verb and, if the reader may know it, why not. */
type Judged<Verb extends string> = {
  visuals: Readonly<Record<VisualOf<Verb>, boolean>>;
  refusals?: Readonly<Partial<Record<Verb, string | undefined>>>;
};

/** By a verb of the record, with the texts of an entity's reasons: whether an action is offered, and why not. */
export const byVerbOf =
  (texts: Readonly<Record<string, string>> = {}) =>
  <Verb extends string>(verb: Verb) => ({
    offered: ({ visuals }: Judged<Verb>): boolean => visuals[visualOf(verb)],
    refusal: ({ refusals }: Judged<Verb>): string | undefined => {
      const text = texts[refusals?.[verb] ?? ''];
      return text === undefined ? undefined : i18n.t(text);
    },
  });

interface Allowed<R> {
  offered: (record: R) => boolean;
  refusal: (record: R) => string | undefined;
}

/**
 * For an action on records in one state, such as archived: on others it is neither offered nor explained. Where records in
 * both states are selected, `otherwise` says why it leaves out those others.
 */
export const onlyWhile = <R>(
  isInState: (record: R) => boolean,
  { offered, refusal }: Allowed<NoInfer<R>>,
  otherwise: string,
) => ({
  offered: (record: R): boolean => isInState(record) && offered(record),
  refusal: (record: R): string | undefined => (isInState(record) ? refusal(record) : undefined),
  leavesOut: (record: R): string | undefined => (isInState(record) ? undefined : otherwise),
});
