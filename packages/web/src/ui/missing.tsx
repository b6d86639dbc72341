import { i18n } from '../kernel/texts.ts';
import styles from './missing.module.css';

/** Shown in place of a value that a record does not have. */
export const Missing = (props: { word?: string }) => (
  <span className={styles.missing}>{props.word ?? i18n.t('Missing')}</span>
);

/** The same in a table cell, as a dash; a record's own page says in words that the value is missing. */
export const Blank = () => <span className={styles.blank}>–</span>;
