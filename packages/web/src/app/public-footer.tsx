import { Link } from '@tanstack/react-router';
import { type Configuration, useConfiguration } from '../kernel/configuration.ts';
import { i18n } from '../kernel/texts.ts';
import styles from './public-footer.module.css';

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

const ContactDetails = ({ configuration }: { configuration: Configuration }) => {
  const { directoryName, bodyName, supportHours, contact } = configuration;
  return (
    <div>
      <p className={styles.name}>{directoryName}</p>
      <p>{i18n.t('The official directory of audited sites of {bodyName}', { bodyName })}</p>
      {contact.address && (
        <p>
          <bdi>{contact.address}</bdi>
        </p>
      )}
      {contact.phone && (
        <p>
          <bdi>{contact.phone}</bdi>
        </p>
      )}
      {contact.email && (
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
      {supportHours && <p>{i18n.t('Support: {supportHours}', { supportHours })}</p>}
    </div>
  );
};

const groupsOf = ({ links, socialLinks }: Configuration) => [
  {
    title: i18n.t('The directory'),
    links: [
      { label: i18n.t('About'), to: '/about' },
      { label: i18n.t('Training Courses'), to: '/training-courses' },
      { label: i18n.t('Contact'), to: '/contact' },
    ],
  },
  {
    title: i18n.t('Services'),
    links: [
      { label: i18n.t('Data Services'), to: links.dataServices },
      { label: i18n.t('Access & Logos'), to: links.accessRequest },
    ],
  },
  { title: i18n.t('Elsewhere'), links: socialLinks.map((to) => ({ label: hostOf(to), to })) },
  {
    title: i18n.t('Legal'),
    links: [
      { label: i18n.t('Terms of use'), to: links.terms },
      { label: i18n.t('Licence agreement'), to: links.eula },
      { label: i18n.t('Privacy notice'), to: links.privacy },
    ],
  },
];

const LinkGroup = ({ title, links }: ReturnType<typeof groupsOf>[number]) => {
  const shown = links.flatMap(({ label, to }) => (to === null ? [] : [{ label, to }]));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className={styles.name}>{title}</p>
      <ul>
        {shown.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** How to reach the standards body, and what else there is to read. */
export const PublicFooter = () => {
  const configuration = useConfiguration();
  return (
    <footer className={styles.footer}>
      {configuration && (
        <div className={styles.inner}>
          <ContactDetails configuration={configuration} />
          {groupsOf(configuration).map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
        </div>
      )}
    </footer>
  );
};
