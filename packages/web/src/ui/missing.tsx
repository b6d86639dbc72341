import { i18n } from '../kernel/texts.ts';
import styles from './missing.module.css';

/** Stands where a record has no value. */
export const Missing = (props: { word?: string }) => (
  <span className={styles.missing}>{props.word ?? i18n.t('Missing')}</span>
);

/** Stands in a table where a row has no value; a record's own page says in words that it is missing. */
export const Blank = () => <span className={styles.blank}>–</span>;
