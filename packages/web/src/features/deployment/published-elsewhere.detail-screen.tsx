import { Link } from '@tanstack/react-router';
import { useConfiguration } from '../../kernel/configuration.ts';
import { i18n } from '../../kernel/texts.ts';
import { TextPage } from './text-page.parts.tsx';

const PublishedElsewhere = ({ title, lead }: { title: string; lead: string }) => (
  <TextPage title={title} lead={lead}>
    <p>
      <Link to="/contact">{i18n.t('Contact')}</Link>
    </p>
  </TextPage>
);

const useBody = () => ({ bodyName: useConfiguration()?.bodyName ?? '' });

/** These stand in for the body's own pages, where the deployment does not say where they are. */
export const TermsScreen = () => (
  <PublishedElsewhere
    title={i18n.t('Terms of use')}
    lead={i18n.t('The terms are published by {bodyName}.', useBody())}
  />
);

export const LicenceScreen = () => (
  <PublishedElsewhere
    title={i18n.t('Licence agreement')}
    lead={i18n.t('The licence agreement is published by {bodyName}.', useBody())}
  />
);

export const PrivacyScreen = () => (
  <PublishedElsewhere
    title={i18n.t('Privacy notice')}
    lead={i18n.t('The privacy notice is published by {bodyName}.', useBody())}
  />
);
