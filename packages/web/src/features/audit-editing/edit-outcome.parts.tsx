import type { EditMessage, EditResult } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { ReportOutcome } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { NotStored } from '../../blocks/not-stored.ts';
import { IntroducedMessages, PlainMessages } from '../../blocks/plain-messages.tsx';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { useLast } from '../../ui/use-last.ts';
import { asSentence, rowNamed } from './edit-problems.parts.tsx';

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

/** The result being shown to the reader. */
interface ShownResult {
  result: EditResult;
  /** Whether to go ahead, if the result is a question. */
  answer: (goesAhead: boolean) => void;
}

/** The path of a refused field: a detail, an xmlTag, or a cell of a table's row. */
export const pathOf = ({ field, xmlTag = '', row }: EditMessage): string =>
  field ?? (row === undefined ? xmlTag : `${row}.${xmlTag}`);

const questions: readonly ReportOutcome[] = ['Confirm', 'OverrideWarning'];

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

const wordsOfQuestion = (status: ReportOutcome | undefined) =>
  status === 'OverrideWarning'
    ? {
        title: i18n.t('This change is unusual'),
        words: i18n.t('Proceed only if the following is meant.'),
        confirmLabel: i18n.t('Proceed'),
        cancelLabel: i18n.t('Quit'),
      }
    : {
        title: i18n.t('Confirm change'),
        words: i18n.t('Nothing is stored until you confirm the following.'),
        confirmLabel: i18n.t('Update'),
      };

/** The label of a message's field, if the message names none. */
type LabelOf = (message: EditMessage) => string | undefined;

/** The section and row of a question. */
const sectionAndRow = ({ section, row }: EditMessage): string | undefined =>
  [section, row !== undefined && rowNamed(row)].filter(Boolean).join(' · ') || undefined;

/** A message preceded by its question's label, unless it begins with that label. */
const plainOf = (edited: EditMessage, labelOf: LabelOf) => {
  const message = asSentence(edited.message);
  const label = edited.label ?? labelOf(edited);
  return {
    message,
    label: label && message.startsWith(label) ? undefined : label,
    place: sectionAndRow(edited),
  };
};

interface EditOutcomeProps {
  shown: ShownResult | undefined;
  labelOf: LabelOf;
}

const messagesOf = (shown: ShownResult | undefined, labelOf: LabelOf) =>
  (shown?.result.messages ?? []).map((message) => plainOf(message, labelOf));

const Question = ({ shown, labelOf }: EditOutcomeProps) => {
  const last = useLast(shown);
  const { words, ...labels } = wordsOfQuestion(last?.result.status);
  return (
    <ConfirmDialog
      over
      opened={shown !== undefined}
      {...labels}
      onConfirm={() => shown?.answer(true)}
      onCancel={() => shown?.answer(false)}
    >
      <IntroducedMessages words={words} messages={messagesOf(last, labelOf)} />
    </ConfirmDialog>
  );
};

const Refusal = ({ shown, labelOf }: EditOutcomeProps) => {
  const last = useLast(shown);
  const isInvalid = last?.result.status === 'Validation';
  const leave = () => shown?.answer(false);
  return (
    <Dialog
      over
      opened={shown !== undefined}
      title={isInvalid ? i18n.t('Invalid changes') : i18n.t('The audit could not be updated')}
      onClose={leave}
    >
      <PlainMessages messages={messagesOf(last, labelOf)} />
      <DialogButtons>
        <Button data-autofocus onClick={leave}>
          {i18n.t('OK')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
};

/** Asks the questions of an edit, and says why it was refused. */
export const EditOutcome = ({ shown, labelOf }: EditOutcomeProps) => {
  const isQuestion = shown !== undefined && questions.includes(shown.result.status);
  return (
    <>
      <Question shown={isQuestion ? shown : undefined} labelOf={labelOf} />
      <Refusal shown={isQuestion ? undefined : shown} labelOf={labelOf} />
    </>
  );
};
