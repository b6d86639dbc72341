import { useConfiguration } from '../../kernel/configuration.ts';
import { i18n } from '../../kernel/texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import looks from '../../ui/plain-button.module.css';
import styles from './signed-up.module.css';

/** Says how the new user signs in for the first time. */
export const SignedUp = ({ email }: { email: string }) => {
  const embedded = useConfiguration()?.signIn.embedded;
  return (
    <div className={styles.page}>
      <PageHeader title={i18n.t('Your company is created')} />
      {embedded ? (
        <>
          <p>
            {i18n.t('We have sent an email to {email}. Follow its link to choose your password, then sign in.', {
              email,
            })}
          </p>
          <p className={styles.hint}>
            {i18n.t('The link works for seven days. If you find no email, look into the folder for unwanted mail.')}
          </p>
        </>
      ) : (
        <p>{i18n.t('Sign in with the account of your organisation whose address is {email}.', { email })}</p>
      )}
      <p>
        <a href="/private" className={looks.button} data-main>
          {i18n.t('Sign in')}
        </a>
      </p>
    </div>
  );
};
