import type { EditMessage, EditResult } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { Suspense, useState } from 'react';
import { NotStored } from '../../../blocks/not-stored.ts';
import { showSnackbar } from '../../../kernel/notices.ts';
import { i18n } from '../../../kernel/texts.ts';
import { later } from '../../../ui/later.ts';
import { useLast } from '../../../ui/use-last.ts';
import type { ShownResult } from './outcome-dialog.parts.tsx';
import { asSentence, questions } from './problem-words.parts.tsx';

const OutcomeDialog = later(async () => (await import('./outcome-dialog.parts.tsx')).OutcomeDialog);

/** The questions that the reader has answered with yes. */
interface Answered {
  confirmed?: true;
  overrideWarning?: true;
}

/** What the reader saw in the review. */
interface Seen {
  /** The names of the changes. */
  reviewed: readonly string[];
  /** The effects, in the words of the message that follows the save. */
  caused: readonly string[];
}

/** Sends an edit with the answers given so far. */
export type Submit = (answered: Answered) => Promise<EditResult>;

/** The path of a refused field: a detail, an xmlTag, or a cell of a table's row. */
export const pathOf = ({ field, xmlTag = '', row }: EditMessage): string =>
  field ?? (row === undefined ? xmlTag : `${row}.${xmlTag}`);

const isStored = ({ status }: EditResult): boolean => status === 'Success' || status === 'SuccessWithWarnings';

/** The answers to send once the reader answers this question with yes. The override is asked after the confirmation. */
const answersTo = ({ status }: EditResult): Answered =>
  status === 'OverrideWarning' ? { confirmed: true, overrideWarning: true } : { confirmed: true };

const notStored = ({ messages }: EditResult): NotStored =>
  new NotStored(messages.map((message) => ({ path: pathOf(message), message: asSentence(message.message) })));

/** Whether a confirmation asks only about changes that the reader has just reviewed. */
const isReviewed = ({ status, messages }: EditResult, reviewed: readonly string[]): boolean =>
  status === 'Confirm' && messages.length > 0 && messages.every((message) => reviewed.includes(pathOf(message)));

const confirmStored = ({ messages }: EditResult, caused: readonly string[]) => {
  const said = messages.length > 0 ? messages.map(({ message }) => asSentence(message)) : [i18n.t('Changes saved.')];
  showSnackbar([...said, ...caused].join(' '));
};

/**
 * Sends an edit and asks the questions that come back, except about changes the reader has reviewed. Resolves once the
 * edit is stored, and says so with what it has `caused`; throws once the reader has read why it was not.
 */
export const useOutcome = (onRefused: (messages: readonly EditMessage[]) => void) => {
  const [shown, setShown] = useState<ShownResult>();
  const show = (result: EditResult) =>
    new Promise<boolean>((answer) => setShown({ result, answer })).finally(() => setShown(undefined));
  const settle = async (submit: Submit, seen: Seen, answered: Answered = {}): Promise<EditResult> => {
    const result = await submit(answered);
    if (isStored(result)) {
      confirmStored(result, seen.caused);
      return result;
    }
    const goesAhead = isReviewed(result, seen.reviewed) || (await show(result));
    if (!questions.includes(result.status)) {
      onRefused(result.messages);
      throw notStored(result);
    }
    if (!goesAhead) throw new NotStored();
    return settle(submit, seen, answersTo(result));
  };
  return { shown, settle };
};

interface EditOutcomeProps {
  shown: ShownResult | undefined;
}

/** Asks the questions of an edit, and says why it was refused. */
export const EditOutcome = ({ shown }: EditOutcomeProps) => {
  const last = useLast(shown);
  return (
    last && (
      <Suspense>
        <OutcomeDialog opened={shown !== undefined} shown={last} />
      </Suspense>
    )
  );
};
