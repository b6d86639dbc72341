import { ArrowDownUp, CornerDownLeft } from 'lucide-react';
import { sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './palette.module.css';
import type { PaletteContents } from './palette-sections.parts.tsx';

/** Whether the reader may search records: their list is a page of theirs. */
export const findsRecords = ({ kinds, pages }: PaletteContents): boolean =>
  Object.values(kinds).some(({ listPath }) => pages.some(({ to }) => to === listPath));

const Enter = () => (
  <kbd>
    <CornerDownLeft size={12} />
  </kbd>
);

/** The keys of the palette, for those who see it. */
export const Hints = ({ contents }: { contents: PaletteContents }) => (
  <div className={styles.hints} aria-hidden="true">
    <span>
      <kbd>
        <ArrowDownUp size={12} />
      </kbd>{' '}
      {i18n.t('move')}
    </span>
    <span>
      <Enter /> {i18n.t('open')}
    </span>
    <span>
      <kbd>Ctrl</kbd>
      <Enter /> {i18n.t('open in a new tab')}
    </span>
    {findsRecords(contents) && <span className={styles.hint}>{i18n.t('A number goes straight to its record')}</span>}
  </div>
);

interface MessageProps {
  failure: Error | null;
  isEmpty: boolean;
  contents: PaletteContents;
}

/** That nothing is found, or why. */
export const Message = ({ failure, isEmpty, contents }: MessageProps) => {
  if (failure)
    return (
      <p role="alert" className={styles.message}>
        {i18n.t('Records could not be searched. {reason}', { reason: sentenceOf(failure) })}
      </p>
    );
  const advice = findsRecords(contents)
    ? i18n.t('Nothing found. Check the spelling, or try a number.')
    : i18n.t('Nothing found. Check the spelling.');
  return isEmpty && <p className={styles.message}>{advice}</p>;
};
