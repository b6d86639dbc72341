import type {
  PublicCertificate,
  PublicCertificationBody,
  PublicSite,
} from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import type { PageHead } from '../../kernel/pages/page-head.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

interface Published {
  origin: string;
  settings: Pick<Settings, 'DIRECTORY_NAME' | 'BODY_NAME'>;
}

const filled = (parts: readonly (string | null | undefined)[]): string[] =>
  parts.filter((part): part is string => part !== null && part !== undefined && part !== '');

/** Leaves out what is not known, as JSON leaves out what is undefined. */
const known = (text: string | null): string | undefined => text || undefined;

const organisation = (name: string, url?: string) => ({ '@type': 'Organization', name, url });

const placeOf = ({ city, county, country }: { city: string; county: string | null; country: string }) => ({
  '@type': 'PostalAddress',
  addressLocality: known(city),
  addressRegion: known(county),
  addressCountry: known(country),
});

const certification = (certificate: PublicCertificate, { origin, settings }: Published) => {
  const { standard, grade, issueDate, expiryDate, certificationBody, certificationBodyId: id } = certificate;
  return {
    '@type': 'Certification',
    name: `${settings.BODY_NAME} ${standard}`,
    certificationIdentification: known(certificate.certificateNumber),
    certificationStatus: 'https://schema.org/CertificationActive',
    certificationRating: grade === null ? undefined : { '@type': 'Rating', ratingValue: grade },
    validFrom: known(issueDate),
    expires: expiryDate,
    issuedBy: organisation(certificationBody, id === null ? undefined : `${origin}/office/${id}`),
  };
};

const inWords = ({ standard, grade, expiryDate }: PublicCertificate): string =>
  filled([standard, grade && `grade ${grade}`, `until ${expiryDate}`]).join(', ');

const describeSite = ({ id, name, location, certificatedToday, certificates }: PublicSite): string => {
  const place = filled([location.city, location.country]).join(', ');
  const standing = certificatedToday
    ? `is certificated today: ${certificates.map(inWords).join('; ')}.`
    : 'is not certificated today.';
  return `${name}, ${place} (site ${id}), ${standing}`;
};

export const siteHead = (site: PublicSite, published: Published): PageHead => {
  const { id, name, location, certificatedToday, certificates } = site;
  const path = `/site/${id}`;
  const business = {
    '@type': 'LocalBusiness',
    '@id': `${published.origin}${path}#site`,
    name,
    url: `${published.origin}${path}`,
    identifier: { '@type': 'PropertyValue', name: 'Site code', value: id },
    address: placeOf(location),
    hasCertification: certificates.map((certificate) => certification(certificate, published)),
  };
  return {
    title: certificatedToday ? `${name}: certificated today` : `${name}: not certificated today`,
    description: describeSite(site),
    path,
    facts: [business],
  };
};

/** The same for every code under which nothing is published. */
export const unpublishedSiteHead = (id: string): PageHead => ({
  title: `Site ${id}`,
  description: 'Nothing is published under this code.',
  path: `/site/${encodeURIComponent(id)}`,
  isUnlisted: true,
});

type Office = Pick<PublicCertificationBody, 'name' | 'location' | 'contacts'>;

const officeFacts = ({ name, location, contacts: [contact] }: Office) => ({
  ...organisation(name),
  address: {
    ...placeOf({ ...location, country: location.country?.name ?? '' }),
    streetAddress: known(filled([location.addressLine1, location.addressLine2, location.addressLine3]).join(', ')),
    postalCode: known(location.zipCode),
  },
  telephone: known(contact?.phoneNumber ?? null),
  faxNumber: known(contact?.faxNumber ?? null),
  email: known(contact?.email ?? null),
});

export const certificationBodyHead = (body: PublicCertificationBody, { origin, settings }: Published): PageHead => {
  const path = `/office/${body.externalId}`;
  const place = filled([body.location.city, body.location.country?.name]).join(', ');
  const stars = body.rating === 'pending' ? undefined : `${body.rating} of 5 stars`;
  const about = filled([place, stars, body.standards.join(', ')]).join('; ');
  return {
    title: body.name,
    description: `${body.name}: certification body listed by ${settings.BODY_NAME}. ${about}`,
    path,
    facts: [
      {
        ...officeFacts(body),
        '@id': `${origin}${path}#body`,
        url: `${origin}${path}`,
        department: body.otherOffices.map(officeFacts),
      },
    ],
  };
};

export const unpublishedBodyHead = (id: string): PageHead => ({
  title: `Could not load details for Certification Body ${id}`,
  description: 'No approved certification body is published at this address.',
  path: `/office/${encodeURIComponent(id)}`,
  isUnlisted: true,
});

/**
 * The front page. Searches on it are the same page for search engines. With the newer presentation it searches
 * certification bodies alone.
 */
export const frontHead = ({ origin, settings }: Published, isNewer: boolean): PageHead => ({
  title: settings.DIRECTORY_NAME,
  description: `The official directory of food-safety audits: ${
    isNewer ? 'who may certificate your site?' : 'is this site certificated today?'
  }`,
  path: '/',
  facts: [
    {
      '@type': 'WebSite',
      name: settings.DIRECTORY_NAME,
      url: `${origin}/`,
      publisher: organisation(settings.BODY_NAME),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/?searchTerm={term}`,
        'query-input': 'required name=term',
      },
    },
  ],
});
