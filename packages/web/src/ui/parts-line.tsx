import { Fragment, type ReactNode } from 'react';
import styles from './parts-line.module.css';

interface PartsLineProps {
  /** Empty ones are left out. */
  parts: readonly ReactNode[];
  separator?: string;
}

/**
 * Facts on one line, each in the direction of its own script, so that they keep their order. A line that has to break ends
 * with the separator.
 */
export const PartsLine = ({ parts, separator = ' · ' }: PartsLineProps) =>
  parts.filter(Boolean).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a town and its county may have the same name
    <Fragment key={at}>
      {at > 0 && (
        <>
          <span className={styles.separator}>{separator.trimEnd()}</span>{' '}
        </>
      )}
      <bdi>{part}</bdi>
    </Fragment>
  ));
