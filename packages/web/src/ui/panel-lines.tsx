import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './panel-lines.module.css';
import { LineSkeletons } from './skeletons.tsx';

/** The lines of a panel, each with a fact and what can be done about it. */
export const PanelLines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>;

/** The room of a line still to be read. */
export const PanelLineSkeleton = () => (
  <li aria-hidden="true" className={styles.awaited}>
    <LineSkeletons lines={1} />
  </li>
);

interface PanelLineProps {
  icon: LucideIcon;
  title: ReactNode;
  message?: ReactNode;
  /** Stands out from the facts around it, because it waits for the reader. */
  tone?: 'calm';
  /** A link at the end of the line. */
  children?: ReactNode;
}

export const PanelLine = ({ icon: Icon, title, message, tone, children }: PanelLineProps) => (
  <li className={styles.line} data-tone={tone}>
    <Icon size={18} aria-hidden="true" />
    <div className={styles.words}>
      <div className={styles.title}>
        <bdi>{title}</bdi>
      </div>
      {message && (
        <p>
          <bdi>{message}</bdi>
        </p>
      )}
    </div>
    {children}
  </li>
);
