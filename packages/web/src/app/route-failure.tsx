import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, sentenceOf } from '../kernel/api-error.ts';
import { i18n } from '../kernel/texts.ts';
import looks from '../ui/plain-button.module.css';
import { PlainPage } from './plain-page.tsx';

/** Replaces a public page that could not be opened. */
export const RouteFailure = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  return (
    <PlainPage title={i18n.t('This page could not be shown')} role="alert">
      <p>{error instanceof ApiError ? sentenceOf(error) : i18n.t('Something went wrong while showing it.')}</p>
      <p>
        <button type="button" className={looks.button} onClick={() => void router.invalidate()}>
          {i18n.t('Try again')}
        </button>
      </p>
    </PlainPage>
  );
};
