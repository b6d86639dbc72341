import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './explained-mark.module.css';

interface ExplainedMarkProps {
  label: string;
  /** Shown on hover, focus and touch; by default the label. */
  reason?: string;
  children: ReactNode;
}

/** A mark in a list whose meaning is shown on hover, focus and touch. */
export const ExplainedMark = ({ label, reason, children }: ExplainedMarkProps) => (
  <Tooltip label={reason ?? label} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
    <button type="button" className={styles.mark} aria-label={label} aria-description={reason}>
      {children}
    </button>
  </Tooltip>
);
