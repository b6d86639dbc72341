import { useEffect, useState } from 'react';
import { finishSignIn } from '../../kernel/sign-in.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './signed-in.module.css';

let finishing: Promise<string> | undefined;

/** The answer in the address works only once, but React may run the effect twice. */
const finishOnce = (): Promise<string> => {
  finishing ??= finishSignIn();
  return finishing;
};

/** Completes the sign-in and returns to the page that the reader came from. */
export const SignedIn = () => {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    finishOnce().then(
      (path) => window.location.replace(path),
      () => setFailed(true),
    );
  }, []);
  if (!failed)
    return (
      <main className={styles.page}>
        <p role="status" className={styles.waiting}>
          {i18n.t('Signing in…')}
        </p>
      </main>
    );
  return (
    <main className={styles.page}>
      <div role="alert">
        <h1>{i18n.t('Please sign in again')}</h1>
        <p>{i18n.t('This sign-in was already used or was started too long ago.')}</p>
      </div>
      <p>
        <a href="/private">{i18n.t('Start again')}</a>
      </p>
    </main>
  );
};
