import { i18n } from '../kernel/texts.ts';
import styles from './skip-link.module.css';

/** The first link of every page, shown while it has the focus: it leads past the header and the menu. */
export const SkipLink = () => (
  <a href="#page" className={styles.skip}>
    {i18n.t('Skip to the page')}
  </a>
);
