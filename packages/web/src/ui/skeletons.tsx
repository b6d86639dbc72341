import styles from './skeletons.module.css';

const widths = [62, 48, 71, 55, 66, 44, 58, 69, 51, 60];

/** Placeholder lines. They appear after 600 ms, so that a quick answer does not make them flicker. */
export const LineSkeletons = ({ lines = 4 }: { lines?: number }) => (
  <div className={styles.lines} aria-hidden="true">
    {widths.slice(0, lines).map((width) => (
      <svg key={width} className={styles.line} aria-hidden="true">
        <rect width={`${width}%`} height="12" rx="4" />
      </svg>
    ))}
  </div>
);

export const PageSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={styles.page}>
    <LineSkeletons lines={2} />
    <div className={styles.block}>
      <LineSkeletons lines={8} />
    </div>
  </div>
);

/** In place of a part of a page, which may have a surface of its own. */
export const PartSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={styles.part}>
    <LineSkeletons lines={8} />
  </div>
);
