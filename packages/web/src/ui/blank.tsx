import styles from './missing.module.css';

/** Stands in a table where a row has no value; a record's own page says in words that it is missing. */
export const Blank = () => <span className={styles.blank}>–</span>;
