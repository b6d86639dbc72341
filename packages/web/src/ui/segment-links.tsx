import { Link } from '@tanstack/react-router';
import styles from './segment-links.module.css';
import type { TabLink } from './tabs.tsx';

/** A choice between a few pages of one kind, such as the two lists of one search, beside their title. */
export const SegmentLinks = ({ label, links }: { label: string; links: readonly TabLink[] }) => (
  <nav aria-label={label} className={styles.segments}>
    {links.map(({ label: name, to, active }) => (
      <Link
        key={to}
        to={to}
        // The address of one page may begin with that of another.
        activeOptions={{ exact: true }}
        className={styles.segment}
        aria-current={active ? 'page' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
);
