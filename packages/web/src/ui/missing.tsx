import { i18n } from '../kernel/texts.ts';
import styles from './missing.module.css';

/** Stands where a record has no value. */
export const Missing = (props: { word?: string }) => (
  <span className={styles.missing}>{props.word ?? i18n.t('Missing')}</span>
);
