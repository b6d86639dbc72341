import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { Button } from '@mantine/core';
import { IntroducedMessages } from '../../../blocks/plain-messages.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { placedMessages } from '../import-messages.parts.tsx';
import styles from './import-question.module.css';
import { Prospect } from './prospect.parts.tsx';

const confirmWords = () => ({
  title: i18n.t('Confirm this upload'),
  words: i18n.t('Nothing is stored until you confirm the following.'),
  confirmLabel: i18n.t('Confirm'),
  cancelLabel: i18n.t('Cancel'),
});

const overrideWords = () => ({
  title: i18n.t('This report is unusual'),
  words: i18n.t('Proceed only if the following is meant.'),
  confirmLabel: i18n.t('Proceed'),
  cancelLabel: i18n.t('Quit'),
});

interface ImportQuestionProps {
  /** The file name of the report. It is part of the question's name, because several reports may ask the same. */
  name: string;
  question: ImportResult;
  /** How many reports ask the same question, including this one. */
  asking: number;
  onConfirm: () => void;
  onConfirmAll: () => void;
  onLeave: () => void;
}

/** Asks before a report is stored, and shows what would be stored. */
export const ImportQuestion = ({ name, question, asking, onConfirm, onConfirmAll, onLeave }: ImportQuestionProps) => {
  const { title, words, confirmLabel, cancelLabel } =
    question.status === 'OverrideWarning' ? overrideWords() : confirmWords();
  return (
    <section className={styles.question} aria-label={`${title}: ${name}`}>
      <h2 tabIndex={-1} data-question>
        {title}
      </h2>
      <IntroducedMessages words={words} messages={placedMessages(question.messages)} />
      {question.prospect && (
        <>
          <h3>{i18n.t('What would be stored')}</h3>
          <Prospect prospect={question.prospect} />
        </>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onLeave}>
          {cancelLabel}
        </Button>
        {asking > 1 && (
          <Button variant="default" onClick={onConfirmAll}>
            {i18n.t('{confirm} for all {asking} that ask this', { confirm: confirmLabel, asking })}
          </Button>
        )}
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </section>
  );
};
