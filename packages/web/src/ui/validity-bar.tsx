import { isSoon } from '../kernel/days.ts';
import styles from './validity-bar.module.css';

/** The urgency of the time left: fine, soon, or past. */
export const urgencyOf = (daysLeft: number): 'fine' | 'soon' | 'past' => {
  if (daysLeft < 0) return 'past';
  return isSoon(daysLeft) ? 'soon' : 'fine';
};

/** The share of a term that is left, from 0 (expired) to 1. */
export const shareLeft = (daysLeft: number, totalDays: number): number =>
  daysLeft < 0 || totalDays <= 0 ? 0 : Math.min(1, daysLeft / totalDays);

interface ValidityBarProps {
  daysLeft: number;
  totalDays: number;
  /** Whether the certificate is not valid at present, so that the bar is greyed out. */
  muted?: boolean;
  /** The first word of the text above the bar, left out if its context says it. */
  lead?: string;
  /** The text above the bar. */
  children: React.ReactNode;
}

/** The words that repeat what the bar shows, left out where there is no room for both. */
export const TimeLeft = ({ children }: { children: React.ReactNode }) => (
  <span className={styles.left}>{children}</span>
);

/** The days left of a term as text and bar. Screen readers ignore the bar. */
export const ValidityBar = ({ daysLeft, totalDays, muted, lead, children }: ValidityBarProps) => (
  <div className={styles.validity} data-urgency={muted ? 'none' : urgencyOf(daysLeft)}>
    <div className={styles.words}>
      {lead && <span className={styles.lead}>{lead} </span>}
      {children}
    </div>
    <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={100 * shareLeft(daysLeft, totalDays)} height="4" />
    </svg>
  </div>
);
