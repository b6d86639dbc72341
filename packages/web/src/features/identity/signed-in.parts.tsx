import { useEffect, useState } from 'react';
import { finishSignIn } from '../../kernel/sign-in.ts';
import { isSignInRefused } from '../../kernel/sign-in-failures.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './signed-in.module.css';

let finishing: Promise<string> | undefined;

/** The answer in the address works only once, but React may run the effect twice. */
const finishOnce = (): Promise<string> => {
  finishing ??= finishSignIn();
  return finishing;
};

const wordsOf = (failure: unknown) =>
  isSignInRefused(failure)
    ? {
        title: i18n.t('You were not signed in'),
        reason: i18n.t('The service where you sign in refused it, or it was cancelled there.'),
      }
    : {
        title: i18n.t('Please sign in again'),
        reason: i18n.t('This sign-in was already used or was started too long ago.'),
      };

/** Completes the sign-in and returns to the page that the reader came from. */
export const SignedIn = () => {
  const [failed, setFailed] = useState<ReturnType<typeof wordsOf>>();
  useEffect(() => {
    finishOnce().then(
      (path) => window.location.replace(path),
      (failure: unknown) => setFailed(wordsOf(failure)),
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
        <h1>{failed.title}</h1>
        <p>{failed.reason}</p>
      </div>
      <p>
        <a href="/private">{i18n.t('Start again')}</a>
      </p>
    </main>
  );
};
