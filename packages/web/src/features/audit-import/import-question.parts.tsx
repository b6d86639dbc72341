import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { IntroducedMessages } from '../../blocks/plain-messages.tsx';
import { i18n } from '../../kernel/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useLast } from '../../ui/use-last.ts';
import { inDialog } from './import-messages.parts.tsx';

interface ImportQuestionProps {
  /** The question being asked, if any. */
  result: ImportResult | undefined;
  onProceed: (result: ImportResult) => void;
  onLeave: () => void;
}

const confirmWords = () => ({
  title: i18n.t('Confirm this upload'),
  words: i18n.t('Nothing is stored until you confirm the following.'),
  confirmLabel: i18n.t('Confirm'),
});

const overrideWords = () => ({
  title: i18n.t('This report is unusual'),
  words: i18n.t('Proceed only if the following is meant.'),
  confirmLabel: i18n.t('Proceed'),
  cancelLabel: i18n.t('Quit'),
});

/** Asks for confirmation before a report is stored. Closing it stores nothing. */
export const ImportQuestion = ({ result, onProceed, onLeave }: ImportQuestionProps) => {
  const last = useLast(result);
  const { words, ...labels } = last?.status === 'OverrideWarning' ? overrideWords() : confirmWords();
  return (
    <ConfirmDialog
      opened={result !== undefined}
      {...labels}
      onConfirm={() => result && onProceed(result)}
      onCancel={onLeave}
    >
      <IntroducedMessages words={words} messages={inDialog(last?.messages ?? [])} />
    </ConfirmDialog>
  );
};
