import { type Configuration, useConfiguration } from '../../kernel/configuration.ts';
import { i18n } from '../../kernel/texts.ts';
import { TextPage, TextSection } from './text-page.parts.tsx';

const Requests = ({ form }: { form: string | null }) => (
  <TextSection title={i18n.t('Access and logos')}>
    <ul>
      <li>{i18n.t('Ask for access or a logo by the form only. Requests by email are not answered.')}</li>
      <li>{i18n.t('Do not send a request again within 24 hours.')}</li>
      <li>{i18n.t('The identity of every applicant is checked.')}</li>
      <li>{i18n.t('An applicant who is not named on an audit needs the endorsement of somebody who is.')}</li>
    </ul>
    {form && (
      <p>
        <a href={form}>{i18n.t('Open the form for access and logos')}</a>
      </p>
    )}
  </TextSection>
);

const Support = ({ supportHours, contact }: Pick<Configuration, 'supportHours' | 'contact'>) => {
  const rows = [
    [i18n.t('Hours'), supportHours],
    [i18n.t('Telephone'), contact.phone],
    [i18n.t('Email'), contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>],
    [i18n.t('Address'), contact.address],
  ] as const;
  const shown = rows.filter(([, value]) => value);
  if (shown.length === 0) return null;
  return (
    <TextSection title={i18n.t('Support')}>
      <dl>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </TextSection>
  );
};

/** The contact procedures. */
export const ContactScreen = () => {
  const configuration = useConfiguration();
  return (
    <TextPage
      title={i18n.t('Contact')}
      lead={i18n.t('How to ask for access, for a logo, and for help with the directory.')}
    >
      <Requests form={configuration?.links.accessRequest ?? null} />
      {configuration && <Support {...configuration} />}
    </TextPage>
  );
};
