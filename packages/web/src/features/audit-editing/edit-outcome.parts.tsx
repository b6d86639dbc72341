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
import { asSentence, rowNamed } from './faults.parts.tsx';

/** What was said yes to. */
interface Yes {
  confirmed?: true;
  overrideWarning?: true;
}

/** Sends an edit with what was said yes to. */
export type Submit = (yes: Yes) => Promise<EditResult>;

interface Told {
  result: EditResult;
  /** Whether to go ahead, where that is the question. */
  answer: (goesAhead: boolean) => void;
}

/** The field of a message as a refusal names it: a field of the details, an xmlTag, or a cell of a table's row. */
export const pathOf = ({ field, xmlTag = '', row }: EditMessage): string =>
  field ?? (row === undefined ? xmlTag : `${row}.${xmlTag}`);

const questions: readonly ReportOutcome[] = ['Confirm', 'OverrideWarning'];

const isStored = ({ status }: EditResult): boolean => status === 'Success' || status === 'SuccessWithWarnings';

/** What was asked last, and what must have been said before it. */
const nextYes = ({ status }: EditResult): Yes =>
  status === 'OverrideWarning' ? { confirmed: true, overrideWarning: true } : { confirmed: true };

const notStored = ({ messages }: EditResult): NotStored =>
  new NotStored(messages.map((message) => ({ path: pathOf(message), message: asSentence(message.message) })));

/** Whether a confirmation asks about nothing but what the reader has just seen changed. */
const isSeen = ({ status, messages }: EditResult, reviewed: readonly string[]): boolean =>
  status === 'Confirm' && messages.length > 0 && messages.every((message) => reviewed.includes(pathOf(message)));

const confirmStored = ({ messages }: EditResult) =>
  showSnackbar(messages.map(({ message }) => asSentence(message)).join(' ') || i18n.t('Changes saved'));

/**
 * Carries an edit through what is asked about it; what was reviewed by these names is not asked again. It ends stored, or
 * throws what stands against it once that was read.
 */
export const useOutcome = (onRefused: (messages: readonly EditMessage[]) => void) => {
  const [told, setTold] = useState<Told>();
  const tell = (result: EditResult) =>
    new Promise<boolean>((answer) => setTold({ result, answer })).finally(() => setTold(undefined));
  const settle = async (submit: Submit, reviewed: readonly string[], yes: Yes = {}): Promise<EditResult> => {
    const result = await submit(yes);
    if (isStored(result)) {
      confirmStored(result);
      return result;
    }
    const goesAhead = isSeen(result, reviewed) || (await tell(result));
    if (!questions.includes(result.status)) {
      onRefused(result.messages);
      throw notStored(result);
    }
    if (!goesAhead) throw new NotStored();
    return settle(submit, reviewed, nextYes(result));
  };
  return { told, settle };
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

/** The words of a message's field, where the message has none itself. */
type LabelOf = (message: EditMessage) => string | undefined;

/** Where a question stands. */
const placeOf = ({ section, row }: EditMessage): string | undefined =>
  [section, row !== undefined && rowNamed(row)].filter(Boolean).join(' · ') || undefined;

/** A message as it is told; one that begins with the words of its question is not told them twice. */
const plainOf = (edited: EditMessage, labelOf: LabelOf) => {
  const message = asSentence(edited.message);
  const label = edited.label ?? labelOf(edited);
  return {
    message,
    label: label && message.startsWith(label) ? undefined : label,
    place: placeOf(edited),
  };
};

interface EditOutcomeProps {
  told: Told | undefined;
  labelOf: LabelOf;
}

const messagesOf = (told: Told | undefined, labelOf: LabelOf) =>
  (told?.result.messages ?? []).map((message) => plainOf(message, labelOf));

const Question = ({ told, labelOf }: EditOutcomeProps) => {
  const last = useLast(told);
  const { words, ...labels } = wordsOfQuestion(last?.result.status);
  return (
    <ConfirmDialog
      over
      opened={told !== undefined}
      {...labels}
      onConfirm={() => told?.answer(true)}
      onCancel={() => told?.answer(false)}
    >
      <IntroducedMessages words={words} messages={messagesOf(last, labelOf)} />
    </ConfirmDialog>
  );
};

const Refusal = ({ told, labelOf }: EditOutcomeProps) => {
  const last = useLast(told);
  const isInvalid = last?.result.status === 'Validation';
  const leave = () => told?.answer(false);
  return (
    <Dialog
      over
      opened={told !== undefined}
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

/** Asks what must be said yes to before an edit is stored, and tells why it is not. */
export const EditOutcome = ({ told, labelOf }: EditOutcomeProps) => {
  const isQuestion = told !== undefined && questions.includes(told.result.status);
  return (
    <>
      <Question told={isQuestion ? told : undefined} labelOf={labelOf} />
      <Refusal told={isQuestion ? undefined : told} labelOf={labelOf} />
    </>
  );
};
