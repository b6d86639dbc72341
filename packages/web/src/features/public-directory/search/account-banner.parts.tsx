import { useFlag } from '../../../kernel/flags.ts';
import { i18n } from '../../../kernel/texts.ts';
import looks from '../../../ui/plain-button.module.css';
import styles from './account-banner.module.css';

/** Invites visitors to what only account holders see. */
export const AccountBanner = () => (
  <div className={styles.banner}>
    <p>{i18n.t('With an account you can check the certificates of sites and follow those of your suppliers.')}</p>
    <p className={styles.ways}>
      {useFlag('SelfSignUp') && (
        <a href="/create" className={looks.button}>
          {i18n.t('Create a free account')}
        </a>
      )}
      <a href="/private" className={`${looks.button} ${styles.login}`}>
        {i18n.t('Log in to Directory')}
      </a>
    </p>
  </div>
);
