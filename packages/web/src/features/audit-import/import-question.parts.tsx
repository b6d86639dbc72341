import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { Button } from '@mantine/core';
import { i18n } from '../../kernel/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { PlainMessages } from './import-messages.parts.tsx';
import styles from './import-question.module.css';

interface ImportQuestionProps {
  /** What was answered last; a question only where the status is one. */
  result: ImportResult | undefined;
  onGoAhead: (result: ImportResult) => void;
  onLeave: () => void;
}

const OverrideWarning = ({ result, onGoAhead, onLeave }: ImportQuestionProps & { result: ImportResult }) => (
  <Dialog opened onClose={onLeave} title={i18n.t('This report is unusual')}>
    <div className={styles.words}>
      <p>{i18n.t('Proceed only if the following is meant.')}</p>
      <PlainMessages messages={result.messages} />
    </div>
    <DialogButtons>
      <Button variant="default" onClick={onLeave}>
        {i18n.t('Quit')}
      </Button>
      <Button onClick={() => onGoAhead(result)}>{i18n.t('Proceed')}</Button>
    </DialogButtons>
  </Dialog>
);

/** Asks what must be said yes to before a report is stored. Leaving it stores nothing. */
export const ImportQuestion = (props: ImportQuestionProps) => {
  const { result, onGoAhead, onLeave } = props;
  if (result?.status === 'OverrideWarning') return <OverrideWarning {...props} result={result} />;
  return (
    <ConfirmDialog
      opened={result?.status === 'Confirm'}
      title={i18n.t('Confirm this upload')}
      confirmLabel={i18n.t('Confirm')}
      onConfirm={() => result && onGoAhead(result)}
      onCancel={onLeave}
    >
      <div className={styles.words}>
        <p>{i18n.t('Nothing is stored until you confirm the following.')}</p>
        <PlainMessages messages={result?.messages ?? []} />
      </div>
    </ConfirmDialog>
  );
};
