import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { IntroducedMessages } from '../../../blocks/plain-messages.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { Fold } from '../../../ui/fold.tsx';
import hidden from '../../../ui/hidden.module.css';
import { placedMessages } from '../import-messages.parts.tsx';
import { ConfirmTogether, confirmTogether, proceedTogether } from './confirm-together.parts.tsx';
import styles from './import-question.module.css';
import { Prospect } from './prospect.parts.tsx';
import type { ReportUpload } from './report-uploads.parts.tsx';

const confirmWords = () => ({
  title: i18n.t('Confirm this upload'),
  together: confirmTogether,
  words: i18n.t('Nothing is stored until you confirm the following.'),
  confirmLabel: i18n.t('Confirm'),
  cancelLabel: i18n.t('Cancel'),
});

const overrideWords = () => ({
  title: i18n.t('This report is unusual'),
  together: proceedTogether,
  words: i18n.t('Proceed only if the following is meant.'),
  confirmLabel: i18n.t('Proceed'),
  cancelLabel: i18n.t('Quit'),
});

interface ImportQuestionProps {
  /** The file name of the report. It is part of the question's name, because several reports may ask the same. */
  name: string;
  question: ImportResult;
  /** The reports that ask a question of the same kind, including this one. */
  asking: readonly ReportUpload[];
  onConfirm: () => void;
  onConfirmAll: () => void;
  onLeave: () => void;
}

const wordsOf = ({ status }: ImportResult) => (status === 'OverrideWarning' ? overrideWords() : confirmWords());

/** The question, a preview of what would be stored, and the buttons that answer it. */
const Asked = ({ question, asking, onConfirm, onConfirmAll, onLeave }: ImportQuestionProps) => {
  const { words, confirmLabel, cancelLabel, together } = wordsOf(question);
  return (
    <>
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
        {asking.length > 1 && <ConfirmTogether words={together} asking={asking} onConfirm={onConfirmAll} />}
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </>
  );
};

/** Asks before a report is stored, and shows what would be stored. */
export const ImportQuestion = (props: ImportQuestionProps) => {
  const { title } = wordsOf(props.question);
  return (
    <section className={styles.question} aria-label={`${title}: ${props.name}`}>
      <h2 tabIndex={-1} data-question>
        {title}
      </h2>
      <Asked {...props} />
    </section>
  );
};

/** The same, folded until it is the reader's next question or opened, because many of them would be a long page. */
export const FoldedQuestion = ({ isNext, ...props }: ImportQuestionProps & { isNext: boolean }) => {
  const { name, question } = props;
  const { title } = wordsOf(question);
  const [chosen, choose] = useState<boolean>();
  const isOpen = chosen ?? isNext;
  const count = question.messages.length;
  return (
    <section className={styles.folded} aria-label={`${title}: ${name}`} data-question>
      <Fold
        heading="h2"
        title={
          <>
            {title}
            <span className={hidden.hidden}>: {name}</span>
          </>
        }
        aside={i18n.t('{count, plural, one {# question} other {# questions}}', { count })}
        open={isOpen}
        // It also tells when the next question opens by itself.
        onToggle={(open) => open !== isOpen && choose(open)}
      >
        <div className={styles.asked}>
          <Asked {...props} />
        </div>
      </Fold>
    </section>
  );
};
