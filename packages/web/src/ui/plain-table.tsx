// biome-ignore-all lint/a11y/noRedundantRoles: on a phone some browsers announce no table made of blocks
import type { ReactNode } from 'react';
import styles from './plain-table.module.css';
import { UnbrokenDays } from './unbroken-days.tsx';

export interface PlainRow {
  key: string;
  /** As many cells as there are headings. */
  cells: readonly ReactNode[];
  /** Whether this is the record whose page is open. */
  isCurrent?: boolean;
}

interface PlainTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly PlainRow[];
}

const cellOf = (cell: ReactNode) => (typeof cell === 'string' ? <UnbrokenDays text={cell} /> : cell);

const Table = ({ label, heads, rows, className }: PlainTableProps & { className: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways and must do so by keyboard too
  <section className={styles.scroller} aria-label={label} tabIndex={0}>
    <table className={className} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells, isCurrent }) => (
          <tr key={key} role="row" aria-current={isCurrent || undefined}>
            {heads.map((head, at) => (
              <td key={head} role="cell" data-head={head}>
                <div>{cellOf(cells[at])}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** A read-only table. A wide one scrolls sideways within its panel; on a phone each row is a block. */
export const PlainTable = (props: PlainTableProps) => (
  <Table {...props} className={`${styles.table} ${styles.blocksOnPhone}`} />
);

/** A read-only table of so few short columns that they fit side by side on a phone. */
export const NarrowTable = (props: PlainTableProps) => <Table {...props} className={styles.table ?? ''} />;
