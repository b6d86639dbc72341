import { Tooltip } from '@mantine/core';
import { formatMoment, isDay } from '../kernel/days.ts';
import { relativeTime } from '../kernel/relative-time.ts';
import styles from './event-time.module.css';

interface EventTimeProps {
  /** A moment, or a day as YYYY-MM-DD. */
  at: string;
  /** What it shows on hover and focus, and in print; by default the moment in the reader's time zone. */
  exact?: string;
}

/** When something happened or is to happen, in words; its date is shown on hover and focus, and in print. */
export const EventTime = ({ at, exact = isDay(at) ? at : formatMoment(at) }: EventTimeProps) => (
  <Tooltip label={exact} events={{ hover: true, focus: true, touch: true }}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the exact date is for those who use the keyboard too */}
    <time dateTime={at} tabIndex={0}>
      <bdi className={styles.relative}>{relativeTime(at)}</bdi>
      <bdi className={styles.exact}>{exact}</bdi>
    </time>
  </Tooltip>
);
