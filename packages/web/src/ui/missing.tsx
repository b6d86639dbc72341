import { createContext, use, useLayoutEffect } from 'react';
import { i18n } from '../kernel/texts.ts';
import styles from './missing.module.css';

/** Whether a row has a value, and if not, whether this reader may fill it in. */
export type Filling = 'filled' | 'missing' | 'fillable';

/** Tells the surrounding row that its value is missing; undefined outside of rows. */
export const MissingInRow = createContext<((filling: Filling) => void) | undefined>(undefined);

interface MissingProps {
  word?: string;
  /** Whether this reader may fill in the value here. */
  fillable?: boolean;
}

/** Shown in place of a missing value. The surrounding row of a record is left out. */
export const Missing = ({ word, fillable = false }: MissingProps) => {
  const report = use(MissingInRow);
  useLayoutEffect(() => {
    report?.(fillable ? 'fillable' : 'missing');
    return () => report?.('filled');
  }, [report, fillable]);
  return <span className={styles.missing}>{word ?? i18n.t('Missing')}</span>;
};

/** A missing value in a table cell, as a dash. The record's own page says it in words. */
export const Blank = () => (
  <span className={styles.blank} data-blank>
    –
  </span>
);
