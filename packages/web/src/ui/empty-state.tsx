import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './message-state.module.css';

interface EmptyStateProps {
  title: string;
  hint?: string;
  icon?: LucideIcon;
  /** A button or link to continue with. */
  children?: ReactNode;
}

/** Says that there is nothing here, and what to do about it. */
export const EmptyState = ({ title, hint, icon: Icon = Inbox, children }: EmptyStateProps) => (
  <div className={styles.state}>
    <Icon className={styles.icon} size={26} strokeWidth={1.5} aria-hidden="true" />
    <p className={styles.title}>{title}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {children}
  </div>
);
