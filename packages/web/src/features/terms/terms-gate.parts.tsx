import { termsApi } from '@attestry/contract/features/terms/terms.api.ts';
import { termsErrors } from '@attestry/contract/features/terms/terms.errors.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { quietSend } from '../../kernel/api.ts';
import { ApiError, sentenceOf } from '../../kernel/api-error.ts';
import { configurationQuery, useConfiguration } from '../../kernel/configuration.ts';
import { dismissBanner, showBanner, showSnackbar } from '../../kernel/notices.ts';
import { queryClient } from '../../kernel/queries.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import looks from '../../ui/plain-button.module.css';
import styles from './terms-gate.module.css';

const calls = clientOf(quietSend, termsApi);

export const acceptedTermsQuery = queryOptions({
  queryKey: ['acceptedTerms'],
  queryFn: () => calls.isAccepted(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What failed. If another version has taken the place of the one that was read, the dialog then shows the new one. */
const failureOf = async (error: unknown): Promise<string> => {
  if (!(error instanceof ApiError) || error.body?.code !== termsErrors.changed.code)
    return i18n.t('There was an error accepting Terms and Conditions. Please try again.');
  await queryClient.refetchQueries(configurationQuery);
  return i18n.t(sentenceOf(error));
};

const useAccept = () => {
  const [busy, setBusy] = useState(false);
  const version = useConfiguration()?.termsVersion;
  const accept = async () => {
    if (busy || version === undefined) return;
    setBusy(true);
    try {
      const message = await calls.accept({ body: { version } });
      dismissBanner();
      queryClient.setQueryData(acceptedTermsQuery.queryKey, true);
      showSnackbar(message);
    } catch (error) {
      showBanner(await failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, accept };
};

const Document = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className={styles.document}>
    {children}
    <ArrowUpRight size={15} aria-hidden="true" />
  </a>
);

const Documents = () => {
  const configuration = useConfiguration();
  const { terms, privacy, help } = configuration?.links ?? {};
  return (
    <>
      <p id="terms-request">
        {i18n.t('Before your pages open, please read the conditions of {bodyName} and accept them.', {
          bodyName: configuration?.bodyName ?? '',
        })}
      </p>
      <ul className={styles.documents}>
        <li>
          <Document to={terms ?? '/terms'}>{i18n.t('Directory Terms and Conditions')}</Document>
        </li>
        <li>
          <Document to={privacy ?? '/privacy'}>{i18n.t('Privacy policy')}</Document>
        </li>
      </ul>
      {help && (
        <p className={styles.help}>
          {i18n.t('Do you have a question about them?')} <Document to={help}>{i18n.t('Use the help form')}</Document>
        </p>
      )}
    </>
  );
};

const TermsDialog = () => {
  const { busy, accept } = useAccept();
  const title = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(i18n.t('Terms and conditions'));
  useEffect(() => title.current?.focus(), []);
  return (
    <section role="dialog" aria-labelledby="terms-title" aria-describedby="terms-request" className={styles.dialog}>
      <h1 id="terms-title" ref={title} tabIndex={-1}>
        {i18n.t('Terms and conditions')}
      </h1>
      <Documents />
      <div className={styles.buttons}>
        <button type="button" className={looks.quiet} onClick={() => session.signOut()}>
          {i18n.t('Sign out')}
        </button>
        <button
          type="button"
          className={looks.button}
          data-main
          aria-disabled={busy || undefined}
          onClick={() => void accept()}
        >
          {i18n.t('Accept')}
        </button>
      </div>
    </section>
  );
};

/** Moves the focus from the dialog to the page that it opens. */
const useFocusOnOpenedPage = (isAccepted: boolean | undefined) => {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && isAccepted) document.querySelector('main')?.focus();
    wasAsked.current = isAccepted === false;
  }, [isAccepted]);
};

/**
 * Shows the terms in place of the private area until the reader has accepted the present version, then the page they
 * asked for. The dialog is not modal, since nothing is behind it: a failure above it is
 * read and dismissed as on every page. If the directory cannot tell, the area opens: its calls do not depend on the terms.
 */
export const TermsGate = ({ head, children }: { head: ReactNode; children: ReactNode }) => {
  const { data: isAccepted, isPending } = useQuery(acceptedTermsQuery);
  useFocusOnOpenedPage(isAccepted);
  if (isPending) return null;
  if (isAccepted !== false) return children;
  return (
    <main className={styles.page} tabIndex={-1}>
      <div inert>{head}</div>
      <TermsDialog />
    </main>
  );
};
