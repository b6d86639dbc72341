import { Outlet, useRouterState } from '@tanstack/react-router';
import { useConfiguration } from '../kernel/configuration.ts';
import { readerName } from '../kernel/reader-name.ts';
import { i18n } from '../kernel/texts.ts';
import looks from '../ui/plain-button.module.css';
import { Brand } from './brand.tsx';
import styles from './public-frame.module.css';
import { SkipLink } from './skip-link.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** A link to the private area: the name of the signed-in reader, or Log in. */
const ReaderLink = () => {
  const name = readerName();
  return (
    <a href="/private" className={looks.button} aria-label={name ? i18n.t('{name}: your pages', { name }) : undefined}>
      {name ? <bdi className={styles.reader}>{name}</bdi> : i18n.t('Log in')}
    </a>
  );
};

const Header = () => {
  const access = useConfiguration()?.links.accessRequest;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Brand />
        <nav className={styles.links} aria-label={i18n.t('Directory')}>
          {access && (
            <a href={access} className={styles.link}>
              {i18n.t('Access & Logos')}
            </a>
          )}
          <ReaderLink />
        </nav>
      </div>
    </header>
  );
};

const Footer = () => {
  const configuration = useConfiguration();
  if (!configuration) return <footer className={styles.footer} />;
  const { directoryName, bodyName, supportHours, links } = configuration;
  const shown = [
    { label: i18n.t('Access & Logos'), to: links.accessRequest },
    { label: i18n.t('Terms of use'), to: links.terms },
    { label: i18n.t('Privacy notice'), to: links.privacy },
  ].filter((link): link is { label: string; to: string } => link.to !== null);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{directoryName}</p>
          <p>{i18n.t('The official directory of audited sites of {bodyName}', { bodyName })}</p>
        </div>
        {supportHours && <p>{i18n.t('Support: {supportHours}', { supportHours })}</p>}
        {shown.length > 0 && (
          <ul className={styles.links}>
            {shown.map(({ label, to }) => (
              <li key={label}>
                <a href={to} className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
};

/** The public pages between header and footer. Links appear only if the deployment has their targets. */
export const PublicFrame = () => {
  const main = useFocusOnNewPage(useRouterState({ select: (state) => state.location.pathname }));
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header />
      <main id="page" ref={main} tabIndex={-1} className={styles.page}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
};
