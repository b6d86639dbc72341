import type { publicDirectoryApi } from '@attestry/contract/features/public-directory/public-directory.api.ts';
import type {
  PublicCertificationBody,
  PublicOffice,
} from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { address, townAndCountry } from '../../blocks/details/place-and-contact.tsx';
import { RatingStars } from '../../blocks/rating-stars.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import styles from './public-certification-body.module.css';
import { noneIfUnknown } from './public-search.parts.tsx';
import { ResultsLink } from './results-link.parts.tsx';

const readBody = callOf(quietSend)<(typeof publicDirectoryApi)['readCertificationBody']>(
  'GET',
  '/PublicDirectory/api/PublicDirectory/CertificationBody/:id',
);

/** The address and general contact of an office, without empty lines. */
const ContactOfOffice = ({ location, contacts: [contact] }: Pick<PublicOffice, 'location' | 'contacts'>) => (
  <FieldRows>
    <FieldRow label={i18n.t('Address')}>{address(location)}</FieldRow>
    {contact?.name && (
      <FieldRow label={i18n.t('Contact person')}>
        <bdi>{contact.name}</bdi>
      </FieldRow>
    )}
    {contact?.phoneNumber && <FieldRow label={i18n.t('Telephone')}>{contact.phoneNumber}</FieldRow>}
    {contact?.email && (
      <FieldRow label={i18n.t('Email')}>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </FieldRow>
    )}
    {contact?.faxNumber && <FieldRow label={i18n.t('Fax')}>{contact.faxNumber}</FieldRow>}
  </FieldRows>
);

const Details = ({ body }: { body: PublicCertificationBody }) => (
  <Panel title={i18n.t('Details')}>
    <FieldRows>
      <FieldRow label={i18n.t('Rating')}>
        <RatingStars rating={body.rating} />
      </FieldRow>
      {body.ratingComments && (
        <FieldRow label={i18n.t('Rating comments')}>
          <bdi>{body.ratingComments}</bdi>
        </FieldRow>
      )}
      <FieldRow label={i18n.t('Standards')}>{body.standards.join(', ')}</FieldRow>
      <FieldRow label={i18n.t('Status')}>
        <RecordStatus status={body.status} />
      </FieldRow>
      <FieldRow label={i18n.t('Accreditation body')}>{body.accreditationBody}</FieldRow>
    </FieldRows>
  </Panel>
);

const OtherOffice = ({ office }: { office: PublicOffice }) => (
  <Panel title={office.isMainOffice ? i18n.t('Main Office') : i18n.t('Sub Office')}>
    <p className={styles.office}>
      <bdi>{office.name}</bdi>
    </p>
    <ContactOfOffice {...office} />
  </Panel>
);

const Loaded = ({ body }: { body: PublicCertificationBody }) => (
  <>
    <header>
      <h1>
        <bdi>{body.name}</bdi>
      </h1>
      <p className={styles.place}>
        <PartsLine parts={[i18n.t('Certification body'), townAndCountry(body.location)]} />
      </p>
    </header>
    <div className={styles.panels}>
      <Details body={body} />
      <Panel title={i18n.t('Contact')}>
        <ContactOfOffice {...body} />
      </Panel>
      {body.otherOffices.map((office, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an office has no id here, and two may share a name
        <OtherOffice key={place} office={office} />
      ))}
    </div>
  </>
);

const Unpublished = ({ message }: { message: string }) => (
  <div role="alert">
    <h1>{message}</h1>
    <p className={styles.place}>{i18n.t('No approved certification body is published at this address.')}</p>
  </div>
);

const NotLoaded = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <>
    <h1>{i18n.t('This page could not be shown')}</h1>
    <ErrorView message={message} onRetry={onRetry} />
  </>
);

export const PublicCertificationBodyScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery({
    queryKey: ['public', 'certification-body', id],
    queryFn: () => readBody({ params: { id } }).catch(noneIfUnknown),
  });
  const failure = i18n.t('Could not load details for Certification Body {id}', { id });
  useDocumentTitle(error || data === null ? failure : (data?.name ?? i18n.t('Certification body')));
  return (
    <div className={styles.page}>
      <ResultsLink />
      {error && <NotLoaded message={failure} onRetry={() => void refetch()} />}
      {data === null && <Unpublished message={failure} />}
      {!error && data === undefined && <PageSkeleton label={i18n.t('Loading')} />}
      {!error && data && <Loaded body={data} />}
    </div>
  );
};
