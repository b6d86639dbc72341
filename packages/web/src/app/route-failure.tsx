import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, sentenceOf } from '../kernel/api-error.ts';
import { i18n } from '../kernel/texts.ts';
import styles from './plain-page.module.css';

/** What stands in place of a page that could not be opened. */
export const RouteFailure = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  return (
    <div className={styles.page} role="alert">
      <h1>{i18n.t('This page could not be shown')}</h1>
      <p>{error instanceof ApiError ? sentenceOf(error) : i18n.t('Something went wrong while showing it.')}</p>
      <p>
        <button type="button" className={styles.retry} onClick={() => void router.invalidate()}>
          {i18n.t('Try again')}
        </button>
      </p>
    </div>
  );
};
