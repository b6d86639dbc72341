import { useConfiguration } from '../kernel/configuration.ts';
import { i18n } from '../kernel/texts.ts';
import styles from './brand.module.css';
import mark from './mark.svg';

/** The directory's mark and name, linked to the public front page. */
export const Brand = () => (
  <a href="/" className={styles.brand}>
    <img src={mark} width={26} height={26} alt="" />
    {useConfiguration()?.directoryName ?? i18n.t('Directory')}
  </a>
);
