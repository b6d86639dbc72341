import { createContext, use, useLayoutEffect } from 'react';
import { i18n } from '../kernel/texts.ts';
import styles from './missing.module.css';

/** What a row of a record has for a value: nothing yet, where this reader may fill it in or not. */
export type Filling = 'filled' | 'missing' | 'fillable';

/** Tells the row around a value that the value is missing; undefined outside of rows. */
export const MissingInRow = createContext<((filling: Filling) => void) | undefined>(undefined);

interface MissingProps {
  word?: string;
  /** Whether this reader may fill it in where it stands. */
  fillable?: boolean;
}

/** Shown in place of a value that a record does not have. A row of a record is left out for it. */
export const Missing = ({ word, fillable = false }: MissingProps) => {
  const report = use(MissingInRow);
  useLayoutEffect(() => {
    report?.(fillable ? 'fillable' : 'missing');
    return () => report?.('filled');
  }, [report, fillable]);
  return <span className={styles.missing}>{word ?? i18n.t('Missing')}</span>;
};

/** The same in a table cell, as a dash; a record's own page says in words that the value is missing. */
export const Blank = () => <span className={styles.blank}>–</span>;
