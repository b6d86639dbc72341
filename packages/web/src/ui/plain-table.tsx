import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

interface PlainTableProps {
  label: string;
  heads: readonly string[];
  /** The rows, as `tr`. */
  children: ReactNode;
}

/** A table that is read and not worked in; a wide one scrolls sideways within its panel. */
export const PlainTable = ({ label, heads, children }: PlainTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways and must do so by keyboard too
  <section className={styles.scroller} aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
