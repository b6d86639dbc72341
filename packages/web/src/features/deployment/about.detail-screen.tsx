import { Link } from '@tanstack/react-router';
import { useConfiguration } from '../../kernel/configuration.ts';
import { useFlag } from '../../kernel/flags.ts';
import { i18n } from '../../kernel/texts.ts';
import { TextPage, TextSection } from './text-page.parts.tsx';

/** The English names of countries, as a list in a sentence. */
const namesOf = (codes: readonly string[]): string => {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  return new Intl.ListFormat(i18n.locale).format(codes.map((code) => names.of(code) ?? code));
};

/** With the newer presentation, sites have pages but are not searched. */
const aboutSites = (isNewer: boolean) =>
  isNewer
    ? {
        listed: i18n.t('Sites are not listed. Account holders find them in the Certificate Tracker.'),
        optOut: i18n.t(
          'A site may choose not to be published. An empty page does not prove that the site is not certificated.',
        ),
      }
    : {
        listed: i18n.t('Sites with a certificate that is valid today. Expired, suspended and withdrawn ones are not.'),
        optOut: i18n.t(
          'A site may choose not to be listed. That nothing is found does not prove that a site is not certificated.',
        ),
      };

const WhatIsListed = ({ suppressed }: { suppressed: readonly string[] }) => {
  const { listed, optOut } = aboutSites(useFlag('Megatron'));
  return (
    <TextSection title={i18n.t('What is listed')}>
      <ul>
        <li>{listed}</li>
        <li>{i18n.t('The certification bodies that are approved, with their standards, offices and rating.')}</li>
        <li>{optOut}</li>
        {suppressed.length > 0 && (
          <li>{i18n.t('Information about {countries} is no longer published.', { countries: namesOf(suppressed) })}</li>
        )}
      </ul>
      <p>
        {i18n.t(
          'The address on a certificate leads to the page of its site, which says whether the site is certificated today.',
        )}
      </p>
    </TextSection>
  );
};

const ForAccountHolders = () => (
  <TextSection title={i18n.t('For account holders')}>
    <ul>
      <li>{i18n.t('Audit reports and certificates as PDF documents.')}</li>
      <li>{i18n.t('Sharing: the owner of an audit gives it to retailers, manufacturers and other specifiers.')}</li>
      <li>
        {i18n.t(
          'Alerts by email when a report is new or replaced, a certificate expires or is suspended or withdrawn, or a share ends.',
        )}
      </li>
      <li>{i18n.t('Lists of audits as XLSX and CSV files.')}</li>
    </ul>
    <p>
      <Link to="/contact">{i18n.t('Ask for access')}</Link>
    </p>
  </TextSection>
);

export const AboutScreen = () => {
  const { bodyName = '', productName = '', suppressedCountries = [] } = useConfiguration() ?? {};
  return (
    <TextPage
      title={i18n.t('About the Directory')}
      lead={i18n.t('The official register, kept for {bodyName}, of audits against the {productName} standards.', {
        productName,
        bodyName,
      })}
    >
      <WhatIsListed suppressed={suppressedCountries} />
      <ForAccountHolders />
    </TextPage>
  );
};
