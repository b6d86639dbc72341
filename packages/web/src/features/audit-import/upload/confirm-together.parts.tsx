import { Button } from '@mantine/core';
import { useState } from 'react';
import { EffectLines } from '../../../blocks/asking/effect-lines.tsx';
import { PlainMessages } from '../../../blocks/plain-messages.tsx';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PartsLine } from '../../../ui/parts-line.tsx';
import { placedMessages } from '../import-messages.parts.tsx';
import styles from './confirm-together.module.css';
import { superseded } from './prospect.parts.tsx';
import { questionOf, type ReportUpload } from './report-uploads.parts.tsx';

type WordsTogether = Record<'label' | 'title' | 'words' | 'confirmLabel', string>;

const counted = (reports: number) => ({ count: formatCount(reports) });

export const confirmTogether = (reports: number): WordsTogether => ({
  label: i18n.t('Confirm {count} together', counted(reports)),
  title: i18n.t('Confirm {count} uploads', counted(reports)),
  words: i18n.t('Nothing is stored until you confirm the following.'),
  confirmLabel: i18n.t('Confirm {count} reports', counted(reports)),
});

export const proceedTogether = (reports: number): WordsTogether => ({
  label: i18n.t('Proceed with {count} together', counted(reports)),
  title: i18n.t('These {count} reports are unusual', counted(reports)),
  words: i18n.t('Proceed only if the following is meant.'),
  confirmLabel: i18n.t('Proceed with {count} reports', counted(reports)),
});

/** What is asked about a report, and what would become of the site's Current record. */
const AskingReport = ({ upload }: { upload: ReportUpload }) => {
  const question = questionOf(upload);
  if (!question) return null;
  const { messages, prospect } = question;
  const closed = prospect ? superseded(prospect) : [];
  return (
    <li>
      <strong>
        <bdi>{upload.file.name}</bdi>
      </strong>
      {prospect && (
        <p>
          <PartsLine parts={[prospect.site.name, i18n.t('Site {code}', { code: prospect.site.id })]} />
        </p>
      )}
      <PlainMessages messages={placedMessages(messages).map(({ label, message }) => ({ label, message }))} />
      {closed.length > 0 && <EffectLines effects={closed} />}
    </li>
  );
};

interface ConfirmTogetherProps {
  words: (reports: number) => WordsTogether;
  asking: readonly ReportUpload[];
  onConfirm: () => void;
}

/** Lists what is asked about each report, and confirms all of them. */
export const ConfirmTogether = ({ words, asking, onConfirm }: ConfirmTogetherProps) => {
  const [opened, setOpened] = useState(false);
  const { label, words: introduction, ...shown } = words(asking.length);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {label}
      </Button>
      <ConfirmDialog wide opened={opened} {...shown} onConfirm={onConfirm} onCancel={() => setOpened(false)}>
        <p className={styles.words}>{introduction}</p>
        <ul className={styles.reports} aria-label={i18n.t('Reports')}>
          {asking.map((upload) => (
            <AskingReport key={upload.key} upload={upload} />
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
};
