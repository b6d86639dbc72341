import { i18n } from '../kernel/texts.ts';
import styles from './plain-page.module.css';

/** An address under which there is nothing. */
export const NotFound = () => (
  <div className={styles.page}>
    <h1>{i18n.t('Page not found')}</h1>
    <p>{i18n.t('There is nothing at this address. Check that it is written as you were given it.')}</p>
    <p>
      <a href="/">{i18n.t('Search the directory')}</a>
    </p>
  </div>
);
