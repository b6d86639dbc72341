import { useConfiguration } from '../kernel/configuration.ts';
import { i18n } from '../kernel/texts.ts';
import styles from './brand.module.css';
import mark from './mark.svg?raw';

/** The directory's mark and name, linked to the public front page. */
export const Brand = () => (
  <a href="/" className={styles.brand}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; as an image a phone would lay out a document of its own for it */}
    <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
    {useConfiguration()?.directoryName ?? i18n.t('Directory')}
  </a>
);
