import { ArrowDownUp, CornerDownLeft } from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import styles from './palette.module.css';

const Enter = () => (
  <kbd>
    <CornerDownLeft size={12} />
  </kbd>
);

/** The keys of the palette, for those who see it. */
export const Hints = () => (
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
    <span className={styles.hint}>{i18n.t('A number goes straight to that site or audit')}</span>
  </div>
);
