import type { EditResult } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { ReportOutcome } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import { Button } from '@mantine/core';
import { IntroducedMessages, PlainMessages } from '../../../blocks/plain-messages.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx';
import { plainProblems } from './plain-problems.parts.tsx';
import { questions } from './problem-words.parts.tsx';

/** The result being shown to the reader. */
export interface ShownResult {
  result: EditResult;
  /** Whether to go ahead, if the result is a question. */
  answer: (goesAhead: boolean) => void;
}

const wordsOfQuestion = (status: ReportOutcome) =>
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

interface OutcomeDialogProps {
  opened: boolean;
  shown: ShownResult;
}

const Question = ({ opened, shown }: OutcomeDialogProps) => {
  const { words, ...labels } = wordsOfQuestion(shown.result.status);
  return (
    <ConfirmDialog
      over
      opened={opened}
      {...labels}
      onConfirm={() => shown.answer(true)}
      onCancel={() => shown.answer(false)}
    >
      <IntroducedMessages words={words} messages={plainProblems(shown.result.messages)} />
    </ConfirmDialog>
  );
};

const Refusal = ({ opened, shown }: OutcomeDialogProps) => {
  const leave = () => shown.answer(false);
  return (
    <Dialog
      over
      opened={opened}
      title={
        shown.result.status === 'Validation' ? i18n.t('Invalid changes') : i18n.t('The audit could not be updated')
      }
      onClose={leave}
    >
      <PlainMessages messages={plainProblems(shown.result.messages)} />
      <DialogButtons>
        <Button data-autofocus onClick={leave}>
          {i18n.t('OK')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
};

/** The question of an edit, or why it was refused. */
export const OutcomeDialog = (props: OutcomeDialogProps) =>
  questions.includes(props.shown.result.status) ? <Question {...props} /> : <Refusal {...props} />;
