import type { ReactNode } from 'react';
import styles from './field-row.module.css';
import { Missing } from './missing.tsx';

/** Rows of label and value in one panel. */
export const FieldRows = ({ children }: { children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;

const isBlank = (value: ReactNode) => value === undefined || value === null || value === '';

/** A text keeps its own direction, whichever the page has. */
const shownOf = (value: ReactNode) => (typeof value === 'string' ? <bdi>{value}</bdi> : value);

/** A label and its value; without a value, "Missing". */
export const FieldRow = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{isBlank(children) ? <Missing /> : shownOf(children)}</dd>
  </div>
);
