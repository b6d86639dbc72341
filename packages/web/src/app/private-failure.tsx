import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useListOfPage } from '../blocks/addresses.ts';
import { NothingHere } from '../kernel/flags.ts';
import { PermissionDenied } from '../kernel/permissions.ts';
import { signInAsAnother } from '../kernel/sign-in.ts';
import { NoAccount } from '../kernel/sign-in-failures.ts';
import { i18n } from '../kernel/texts.ts';
import looks from '../ui/plain-button.module.css';
import { Brand } from './brand.tsx';
import { useOpenEntries } from './menu.ts';
import { PlainPage } from './plain-page.tsx';
import styles from './private-failure.module.css';
import { menu } from './private-features.ts';
import { RouteFailure } from './route-failure.tsx';

/** Links from an unavailable private page: to its list, if the reader may open it, and to the start page. */
const OtherPages = () => {
  const list = useListOfPage();
  const isOpen = useOpenEntries(menu).some(({ to }) => to === list?.to);
  return (
    <>
      {list && isOpen && (
        <p>
          <Link to={list.to}>{i18n.t('Go to {list}', { list: list.label })}</Link>
        </p>
      )}
      <p>
        <Link to="/private">{i18n.t('Go to your start page')}</Link>
      </p>
    </>
  );
};

/** Shown at a private address without a page. */
export const PrivateNotFound = () => (
  <PlainPage title={i18n.t('Page not found')}>
    <p>{i18n.t('There is nothing at this address. Check it for typing errors.')}</p>
    <OtherPages />
  </PlainPage>
);

/** Shown when the signed-in role may not open a page; names the area and the operation it lacks. */
export const PermissionDeniedPage = ({ permission }: { permission: Permission }) => {
  const [area, operation] = permission.split('.');
  return (
    <PlainPage title={i18n.t('Permission denied')} role="alert">
      <p>{i18n.t('Your role does not include this page. If you need it, ask the person who manages your account.')}</p>
      <p>
        {i18n.t("Can't perform action for")} <strong>{area}</strong>
      </p>
      <p>
        {i18n.t('Operation:')} <strong>{operation}</strong>
      </p>
      <OtherPages />
    </PlainPage>
  );
};

/** Shown to people who have signed in but have no account. */
const NoAccountPage = () => (
  <PlainPage title={i18n.t('You have no account here')} role="alert">
    <p>
      {i18n.t(
        'You are signed in, but no active account of the directory has your email address. If you expect one, ask the person who manages the accounts of your organisation.',
      )}
    </p>
    <p>
      <button type="button" className={looks.button} data-main="" onClick={() => void signInAsAnother()}>
        {i18n.t('Sign in with another account')}
      </button>
    </p>
    <p>
      <a href="/">{i18n.t('Search the directory')}</a>
    </p>
  </PlainPage>
);

/** Replaces a private page that could not be opened. */
export const PrivateFailure = (props: ErrorComponentProps) => {
  if (props.error instanceof PermissionDenied) return <PermissionDeniedPage permission={props.error.permission} />;
  if (props.error instanceof NoAccount) return <NoAccountPage />;
  if (props.error instanceof NothingHere) return <PrivateNotFound />;
  return <RouteFailure {...props} />;
};

/** Replaces the private area and its shell, so it brings its own header and `main`. */
export const PrivateAreaFailure = (props: ErrorComponentProps) => (
  <>
    <header className={styles.head}>
      <Brand />
    </header>
    <main>
      <PrivateFailure {...props} />
    </main>
  </>
);
