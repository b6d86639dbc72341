import type { ReactNode } from 'react';
import styles from './plain-table.module.css';

export interface PlainRow {
  key: string;
  /** As many as there are heads. */
  cells: readonly ReactNode[];
  /** The one whose page this is. */
  isCurrent?: boolean;
}

interface PlainTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly PlainRow[];
}

/** A table that is read and not worked in. A wide one scrolls sideways within its panel; on a phone each row stands by itself. */
export const PlainTable = ({ label, heads, rows }: PlainTableProps) => (
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
      <tbody>
        {rows.map(({ key, cells, isCurrent }) => (
          <tr key={key} aria-current={isCurrent || undefined}>
            {heads.map((head, at) => (
              <td key={head} data-head={head}>
                <div>{cells[at]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
