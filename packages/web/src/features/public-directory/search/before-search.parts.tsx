import { FileWarning } from 'lucide-react';
import { useConfiguration } from '../../../kernel/configuration.ts';
import { useFlag } from '../../../kernel/flags.ts';
import { i18n } from '../../../kernel/texts.ts';
import styles from '../public-search.module.css';

const HowToCheck = () => (
  <section>
    <h2>{i18n.t('How to check a site')}</h2>
    <ul className={styles.ways}>
      <li>
        <strong>{i18n.t('By site code:')}</strong>{' '}
        {i18n.t('the surest way. The code is printed on the certificate and belongs to one site alone.')}
      </li>
      <li>
        <strong>{i18n.t('By name:')}</strong>{' '}
        {i18n.t('part of the name will do. Accents, punctuation and one typing error do not matter.')}
      </li>
      <li>
        <strong>{i18n.t('By filter:')}</strong>{' '}
        {i18n.t('choose a country, a grade or a standard to list every certificate that fits.')}
      </li>
    </ul>
    <p>
      {i18n.t(
        'Only certificates that are valid today are listed. Expired, suspended and withdrawn ones are not, and a site may choose not to be listed.',
      )}
    </p>
  </section>
);

/** With the newer presentation sites are not searched: their codes lead to their pages. */
const howToJudge = (isNewer: boolean) =>
  isNewer
    ? i18n.t(
        'Only approved certification bodies may issue certificates. If you were shown a certificate, search for the code of its site. If the site is not certificated today, do not rely on it: ask the certification body named on it.',
      )
    : i18n.t(
        'Only approved certification bodies may issue certificates. If you were shown a certificate that cannot be found here, do not rely on it: ask the site for its code, then ask the certification body named on it.',
      );

export const FraudWarning = () => {
  const access = useConfiguration()?.links.accessRequest;
  return (
    <section className={styles.warning}>
      <h2>
        <FileWarning size={20} aria-hidden="true" />
        {i18n.t('Beware of unauthorised certificate issuers')}
      </h2>
      <p>{howToJudge(useFlag('Megatron'))}</p>
      {access && (
        <p>
          <a href={access}>{i18n.t('Ask about access and logos')}</a>
        </p>
      )}
    </section>
  );
};

export const BeforeSearch = () => (
  <div className={styles.before}>
    <HowToCheck />
    <FraudWarning />
  </div>
);
