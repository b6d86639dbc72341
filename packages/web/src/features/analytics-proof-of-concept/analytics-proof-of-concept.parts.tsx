import { analyticsProofOfConceptApi } from '@attestry/contract/features/analytics-proof-of-concept/analytics-proof-of-concept.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { quietSend } from '../../kernel/api.ts';
import { ApiError, sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './analytics-proof-of-concept.module.css';

export const calls = clientOf(quietSend, analyticsProofOfConceptApi);

/** A failed call with the body of its answer, which has what Power BI said. */
export const FailedCall = ({ error }: { error: unknown }) => {
  const body = error instanceof ApiError ? error.body : undefined;
  return (
    <div role="alert" className={styles.failed}>
      <p>{body?.message ?? sentenceOf(error)}</p>
      {body && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer is scrolled by keyboard
        <section aria-label={i18n.t('Answer')} tabIndex={0}>
          <pre>{JSON.stringify(body, undefined, 2)}</pre>
        </section>
      )}
    </div>
  );
};
