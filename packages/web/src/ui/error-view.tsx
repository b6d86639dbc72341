import { Button } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import styles from './message-state.module.css';

/** Says why something could not be shown, and offers to try again. */
export const ErrorView = ({ message, onRetry }: { message: string; onRetry?: () => void }) => (
  <div className={styles.state} role="alert">
    <CloudOff className={styles.icon} size={26} strokeWidth={1.5} aria-hidden="true" />
    <p className={styles.title}>{message}</p>
    {onRetry && (
      <Button variant="default" onClick={onRetry}>
        {i18n.t('Try again')}
      </Button>
    )}
  </div>
);
