import { i18n } from '../../../kernel/texts.ts';
import styles from '../public-search.module.css';
import { FraudWarning } from './before-search.parts.tsx';

export const BeforeBodySearch = () => (
  <div className={styles.before}>
    <section>
      <h2>{i18n.t('How to find a certification body')}</h2>
      <ul className={styles.ways}>
        <li>
          <strong>{i18n.t('By name or town:')}</strong>{' '}
          {i18n.t('of its main office or of another one. Accents and one typing error do not matter.')}
        </li>
        <li>
          <strong>{i18n.t('By standard:')}</strong>{' '}
          {i18n.t('choose the standard that you are to be certificated against.')}
        </li>
        <li>
          <strong>{i18n.t('By rating:')}</strong>{' '}
          {i18n.t('up to five stars for its work. A new certification body is not rated yet: its rating is pending.')}
        </li>
      </ul>
      <p>{i18n.t('A site code leads to the page that says whether the site is certificated today.')}</p>
    </section>
    <FraudWarning />
  </div>
);
