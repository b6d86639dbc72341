import styles from './validity-bar.module.css';

const soon = 60;

/** How a time that is left reads: fine, soon over (below 60 days), or past. */
export const urgencyOf = (daysLeft: number): 'fine' | 'soon' | 'past' => {
  if (daysLeft < 0) return 'past';
  return daysLeft < soon ? 'soon' : 'fine';
};

/** The share of a term that is left, 0 to 1: nothing once it is past, and never more than the whole. */
export const shareLeft = (daysLeft: number, totalDays: number): number =>
  daysLeft < 0 || totalDays <= 0 ? 0 : Math.min(1, daysLeft / totalDays);

interface ValidityBarProps {
  daysLeft: number;
  totalDays: number;
  /** What the bar says in words, shown above it. */
  children: React.ReactNode;
}

/** Days left of a term as words and a bar. The words carry the meaning; the bar is decoration to a screen reader. */
export const ValidityBar = ({ daysLeft, totalDays, children }: ValidityBarProps) => (
  <div className={styles.validity} data-urgency={urgencyOf(daysLeft)}>
    <div className={styles.words}>{children}</div>
    <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={100 * shareLeft(daysLeft, totalDays)} height="4" />
    </svg>
  </div>
);
