import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, Suspense } from 'react';
import { useConfiguration } from '../kernel/configuration.ts';
import { useFlag, useFlags } from '../kernel/flags.ts';
import { readerName } from '../kernel/reader-name.ts';
import { i18n } from '../kernel/texts.ts';
import { later } from '../ui/later.ts';
import looks from '../ui/plain-button.module.css';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { usePhone } from '../ui/use-width.ts';
import { Brand } from './brand.tsx';
import { PublicFooter } from './public-footer.tsx';
import styles from './public-frame.module.css';
import { SkipLink } from './skip-link.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

const SupportChat = later(async () => (await import('../features/deployment/support-chat.parts.tsx')).SupportChat);

/** A link to the private area: the name of the signed-in reader, or the login. */
const ReaderLink = () => {
  const name = readerName();
  const login = useFlag('Megatron') ? i18n.t('Log in to Directory') : i18n.t('Login');
  return (
    <a href="/private" className={looks.button} aria-label={name ? i18n.t('{name}: your pages', { name }) : undefined}>
      {name ? <bdi className={styles.reader}>{name}</bdi> : login}
    </a>
  );
};

interface HeaderLink {
  label: string;
  /** A page of the directory or an external address; null if the deployment has none. */
  to: string | null | undefined;
}

const useHeaderLinks = (): HeaderLink[] => {
  const links = useConfiguration()?.links;
  if (useFlag('Megatron')) return [{ label: i18n.t('About the Directory'), to: '/about' }];
  return [
    { label: i18n.t('About'), to: '/about' },
    { label: i18n.t('Training Courses'), to: '/training-courses' },
    { label: i18n.t('Data Services'), to: links?.dataServices },
    { label: i18n.t('Access & Logos'), to: links?.accessRequest },
    { label: i18n.t('Contact'), to: '/contact' },
  ];
};

const PageLinks = () =>
  useHeaderLinks().map(
    ({ label, to }) =>
      to && (
        <Link key={label} to={to} className={styles.link}>
          {label}
        </Link>
      ),
  );

/** Links to the sign-up, except on its own page. With Megatron the front page has that link in its banner. */
const CreateAccount = ({ path }: { path: string }) => {
  const isOn = useFlags();
  if (!isOn('SelfSignUp') || isOn('Megatron') || path === '/create') return null;
  return (
    <a href="/create" className={looks.button} data-main="">
      {i18n.t('Create a free account')}
    </a>
  );
};

const Links = ({ path }: { path: string }) => (
  <nav className={styles.links} aria-label={i18n.t('Directory')}>
    <PageLinks />
    <CreateAccount path={path} />
  </nav>
);

/** The unfolded menu covers what follows it, so it folds when the focus moves there. */
const foldWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

const foldOnEscape = ({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

/**
 * On a phone the links unfold; on the next page they are folded again. The server writes both forms, of which the style sheet shows
 * one.
 */
const Header = ({ path }: { path: string }) => {
  const phone = usePhone();
  const isWritten = !useIsInBrowser();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Brand />
        {(isWritten || !phone) && <Links path={path} />}
        <ReaderLink />
        {(isWritten || phone) && (
          <details key={path} className={styles.menu} onBlur={foldWhenLeft} onKeyDown={foldOnEscape}>
            <summary className={looks.button} aria-label={i18n.t('Menu')}>
              <Menu size={20} aria-hidden="true" />
            </summary>
            <Links path={path} />
          </details>
        )}
      </div>
    </header>
  );
};

/** The public pages between header and footer. Links appear only if the deployment has their targets. */
export const PublicFrame = () => {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const main = useFocusOnNewPage();
  const hasChat = Boolean(useConfiguration()?.chat);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header path={path} />
      <main id="page" ref={main} tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
      <PublicFooter />
      {hasChat && (
        <Suspense>
          <SupportChat />
        </Suspense>
      )}
    </div>
  );
};
