import { CloudOff } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import styles from './message-state.module.css';
import looks from './plain-button.module.css';

/** Says why something could not be shown and offers to try again. */
export const ErrorView = ({ message, onRetry }: { message: string; onRetry?: () => void }) => (
  <div className={styles.state} role="alert">
    <CloudOff className={styles.icon} size={26} strokeWidth={1.5} aria-hidden="true" />
    <p className={styles.title}>{message}</p>
    {onRetry && (
      <button type="button" className={looks.button} onClick={onRetry}>
        {i18n.t('Try again')}
      </button>
    )}
  </div>
);
